import Foundation
import TestSupport
import Testing

@testable import ControlCtl

@Suite struct CompletionTests {
  /// What bash offers for the words, the last of which is being typed.
  private func bash(_ stage: TestStage, _ words: String...) async throws -> [String] {
    let list = words.map(ShellWord.quote).joined(separator: " ")
    let folder = (BuiltProducts.path(of: "controlctl") as NSString).deletingLastPathComponent
    let script = """
      PATH=\(ShellWord.quote(folder)):$PATH
      source <(controlctl completion bash)
      COMP_WORDS=(controlctl \(list)); COMP_CWORD=\(words.count)
      _controlctl
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try await ChildProcess.run(
      "bash", ["-c", script], environment: stage.environment)
    #expect(result.end == .exited(0) && result.error == "")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `bash completes commands, options, controls, kinds and values`() async throws {
    let stage = try await TestStage()
    #expect(try await bash(stage, "to") == ["toggle"])
    #expect(try await bash(stage, "-q", "--timeout", "5", "re") == ["reload", "remove"])
    #expect(try await bash(stage, "toggle", "") == ["focus-mode", "wifi", "open-bookmark"])
    #expect(try await bash(stage, "--timeout", "3", "get", "fo") == ["focus-mode"])
    #expect(try await bash(stage, "set", "wifi", "") == ["on", "off"])
    #expect(try await bash(stage, "set", "wifi", "on", "") == [])
    #expect(try await bash(stage, "waybar", "wifi", "open") == ["open-bookmark"])
    #expect(try await bash(stage, "add", "com.example.T") == ["com.example.Timers.timer"])
    #expect(try await bash(stage, "get", "--pro") == ["--property"])
    #expect(try await bash(stage, "get", "-p", "Ti") == ["Title", "Tint"])
    #expect(try await bash(stage, "list", "--js") == ["--json"])
    #expect(try await bash(stage, "completion", "") == ["bash", "zsh", "fish"])
  }

  @Test func `bash offers nothing, and says nothing, without a service`() async throws {
    let stage = try await TestStage(isPresent: false)
    #expect(try await bash(stage, "toggle", "") == [])
  }

  @Test func `fish completes the same`() async throws {
    let stage = try await TestStage()
    let folder = (BuiltProducts.path(of: "controlctl") as NSString).deletingLastPathComponent
    let script = """
      set -x PATH '\(folder)' $PATH
      controlctl completion fish | source
      complete -C 'controlctl toggle f'; complete -C 'controlctl rel'
      complete -C 'controlctl set --from'; complete -C 'controlctl set wifi '
      complete -C 'controlctl -t 5 set --from-swaync w'; complete -C 'controlctl set wifi on '
      complete -C 'controlctl waybar wifi open'; complete -C 'controlctl move wifi '
      complete -C 'controlctl get -p Ti'; complete -C 'controlctl --timeout 5 tog'
      """
    var environment = stage.environment
    environment["HOME"] = stage.folder.path
    let result = try await ChildProcess.run("fish", ["-N", "-c", script], environment: environment)
    #expect(result.end == .exited(0) && result.error == "")
    let words = result.output.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(
      words == [
        "focus-mode", "reload", "--from-swaync", "off", "on", "wifi", "open-bookmark", "first",
        "last", "Tint", "Title", "toggle",
      ])
  }

  @Test func `zsh completes the same`() async throws {
    let stage = try await TestStage()
    let result = try await ChildProcess.run(
      "zsh", ["-f", "-c", Self.zsh], environment: zshEnvironment(stage))
    #expect(result.error == "")
    #expect(result.output.contains("focus-mode"))
    #expect(result.output.contains("open-bookmark"))
    #expect(result.output.contains("--from-swaync"))
    let values = try #require(result.output.components(separatedBy: "set wifi ").last)
    #expect(values.contains("off") && !values.contains("focus-mode"))
  }

  private func zshEnvironment(_ stage: TestStage) -> [String: String] {
    let folder = (BuiltProducts.path(of: "controlctl") as NSString).deletingLastPathComponent
    var environment = stage.environment
    environment["PATH"] = "\(folder):\(environment["PATH"] ?? "")"
    environment["HOME"] = stage.folder.path
    environment["TERM"] = "vt100"
    return environment
  }

  /// Types into a zsh on a pseudo-terminal and shows what it lists.
  private static let zsh = #"""
    zmodload zsh/zpty
    zpty z zsh -f -i
    zpty -w z 'PS1=; cd $HOME; autoload -U compinit; compinit -u -D; source <(controlctl completion zsh); bindkey "^I" list-choices; print rea""dy'
    zpty -r z output '*ready*'
    zpty -w -n z $'controlctl toggle \t'
    zpty -r z output '*open-bookmark*'
    print -r -- $output
    zpty -w -n z $'\Cucontrolctl set --f\t'
    zpty -r z output '*swaync*'
    print -r -- $output
    zpty -w -n z $'\Cucontrolctl set wifi \t'
    zpty -r z output '*off*on*'
    print -r -- $output
    zpty -d z
    """#
}
