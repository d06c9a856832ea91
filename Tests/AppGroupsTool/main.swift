// A test program may trap.
// swift-format-ignore-file: NeverForceUnwrap

import AppGroups
import Foundation

// A program of an app group, for tests that need several, or Foundation's store in another
// process: that one takes its folder from the environment that the process was started with. It
// writes a line when its work begins, and one for each check that fails.
let arguments = CommandLine.arguments
let suite = arguments[2]
FileHandle.standardOutput.write(Data("begin\n".utf8))
SharedStore.onProblem { check(false, "\($0)") }

switch arguments[1] {
case "write":
  let defaults = AppGroupDefaults(suiteName: suite)!
  for number in 0..<Int(arguments[4])! { defaults.set(number, forKey: "\(arguments[3])\(number)") }
case "write-for-ever":
  let defaults = AppGroupDefaults(suiteName: suite)!
  for number in 0... { defaults.set(String(repeating: "x", count: number % 5000), forKey: "text") }
case "set-flag":
  let key = arguments.count > 4 ? arguments[4] : "flag"
  AppGroupDefaults(suiteName: suite)!.set(arguments[3] == "true", forKey: key)
case "write-with-foundation": writeWithFoundation(prefix: arguments[3], count: Int(arguments[4])!)
case "answer": answer(until: Int(arguments[3])!)
case "break": breakFile(arguments[3], torn: Data(base64Encoded: arguments[4])!)
case "check-ours": checkOurs()
case "write-samples": writeSamples()
case "share-with-threads": shareWithThreads(steps: Int(arguments[3])!)
case "set-without-room": setWithoutRoom("large", in: suite)
case "set-without-permission": setWithoutPermission()
case "set-standard-without-room": setWithoutRoom("large", in: nil)
case "flush-others":
  UserDefaults.standard.set("x", forKey: "of the program")
  UserDefaults(suiteName: suite)!.set("y", forKey: "of a suite")
  SharedStore.synchronize(appGroups: [])
case "follow-others": followOthers(declared: arguments[3].isEmpty ? [] : [arguments[3]])
default:
  exit(2)
}
