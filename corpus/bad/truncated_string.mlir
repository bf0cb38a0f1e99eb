// ERROR 2:27 text/token
module attributes {name = "never closed} {
}
