/// Accepted and dropped: nothing shows previews here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait..., body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
