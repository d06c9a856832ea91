/// A binding that lives as long as its registration.
struct WeakBinding {
  weak var binding: Binding?
}
