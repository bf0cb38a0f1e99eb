// ERROR 3:3 module/item
module {
  ml_program.global @x
}
