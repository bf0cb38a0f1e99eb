// ERROR 3:3 module/item
module {
  sdy.mesh @mesh = <["x"=2]>
}
