import AppIntents
import Testing

@testable import AuthorIntents6

@Suite("The description of an intent")
struct DescriptionTests {
  @Test("is found in every form in which authors declare it")
  func forms() {
    #expect(PlainDescription.descriptionText == "Plain text")
    #expect(RichDescription.descriptionText == "Rich text")
    #expect(AnnotatedDescription.descriptionText == "Annotated")
    #expect(OptionalDescription.descriptionText == "Optional text")
    #expect(ResourceDescription.descriptionText == "Resource text")
    #expect(ComputedResource.descriptionText == "Computed 3 resource")
    #expect(InferredResource.descriptionText == "Inferred")
    #expect(UnsafeStatics.descriptionText == "Unsafe text")
    #expect(PublicIntent.descriptionText == "Public text")
  }

  @Test("is empty without one")
  func none() {
    #expect(NothingToOpen.descriptionText.isEmpty)
  }
}
