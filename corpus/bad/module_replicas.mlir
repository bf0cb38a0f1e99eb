// ERROR 2:40 module/num_replicas
module attributes {mhlo.num_replicas = 0 : i32} {
}
