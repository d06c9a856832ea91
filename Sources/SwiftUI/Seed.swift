// Seed of the module SwiftUI.
