@main
enum Seed {
  static func main() {}
}
