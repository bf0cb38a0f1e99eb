// ERROR 3:1 text/end

