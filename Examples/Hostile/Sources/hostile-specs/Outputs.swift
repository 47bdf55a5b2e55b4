import CHostile
import StepKit

/// Output that is too much, too little, late or not text.
let outputSteps = StepLibrary(HostileWorld.self) {
  When("it prints 64 MiB") { _ in
    let block = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<64 { fwrite(block, 1, block.count, hostile_output()) }
  }

  When("it prints 64 MiB to standard error") { _ in
    let block = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<64 { fwrite(block, 1, block.count, hostile_errors()) }
  }

  When("it prints 200000 lines") { _ in
    for number in 0..<200_000 { print("line \(number)") }
  }

  When("it prints without a newline and crashes") { _ in
    print("words without an end", terminator: "")
    _ = [1, 2][unknown(2)]
  }

  When("it prints lines and crashes") { _ in
    print("whole words")
    _ = [1, 2][unknown(2)]
  }

  When("it prints bytes that are not text") { _ in
    let bytes = (0..<4096).map { UInt8(truncatingIfNeeded: $0) }
    fwrite(bytes, 1, bytes.count, hostile_output())
  }

  When("it prints commands") { _ in
    print("\n::error file=x::an error that is none\n##vso[task.complete result=Succeeded]")
    print("##teamcity[testFailed name='x']\n\u{1b}]0;a title\u{7}\u{1b}[2J\u{202e}text")
    print(#"{"testRunFinished":{"success":true}}"#)
  }

  When("it closes its output") { _ in
    fclose(hostile_output())
    fclose(hostile_errors())
  }

  When("it buffers its output and crashes") { _ in
    setvbuf(hostile_output(), nil, Int32(_IOFBF), 1 << 20)
    print("words in a buffer")
    _ = [1, 2][unknown(2)]
  }

  When("it leaves a thread that prints") { _ in
    hostile_on_thread(0) {
      for number in 0..<400 {
        print("late line \(number)")
        block(milliseconds: 1)
      }
    }
  }

  When("it reopens its output as a folder") { _ in freopen("/", "w", hostile_output()) }
}
