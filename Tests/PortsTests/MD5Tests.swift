import Ports
import Testing

@Suite struct MD5Tests {
  private func check(
    _ text: String, _ digest: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(MD5(text).hexadecimal == digest, sourceLocation: location)
  }

  @Test("the vectors of RFC 1321, A.5")
  func vectorsOfTheRFC() {
    check("", "d41d8cd98f00b204e9800998ecf8427e")
    check("a", "0cc175b9c0f1b6a831c399e269772661")
    check("abc", "900150983cd24fb0d6963f7d28e17f72")
    check("message digest", "f96b697d7cb7938d525a2f31aaf161d0")
    check("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b")
    check(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
      "d174ab98d277d9f5a5611c2c9f419d9f")
    check(
      String(repeating: "1234567890", count: 8), "57edf4a22be3c955ac49da2e2107b67a")
  }

  @Test("the vector of the Marvel API's documentation")
  func vectorOfTheAPI() { check("1abcd1234", "ffd275c5130566a2916217b101f26150") }

  @Test(
    "lengths about the ends of a block, as md5sum has them",
    arguments: [
      (55, "ef1772b6dff9a122358552954ad0df65"),
      (56, "3b0c8ac703f828b04c6c197006d17218"),
      (57, "652b906d60af96844ebd21b674f35e93"),
      (63, "b06521f39153d618550606be297466d5"),
      (64, "014842d480b571495a4a0363793f7367"),
      (65, "c743a45e0d2e6a95cb859adae0248435"),
      (119, "8a7bd0732ed6a28ce75f6dabc90e1613"),
      (120, "5f61c0ccad4cac44c75ff505e1f1e537"),
      (128, "e510683b3f5ffe4093d021808bc6ff70"),
      (1000, "cabe45dcc9ae5b66ba86600cca6b8ba8"),
    ])
  func lengths(count: Int, digest: String) { check(String(repeating: "a", count: count), digest) }

  @Test("text is taken in UTF-8")
  func unicode() { check("Müller–漢字", "6e98dec3daf53d654ffcd7f03b88d146") }

  @Test("the bytes of the digest, of a message that is no text")
  func bytes() {
    let digest = MD5([0xFF, 0x00, 0x80])
    #expect(digest.bytes.count == 16)
    #expect(digest.hexadecimal == "60cdccd4000580a3c394b8ad6ea9b899")
    #expect(digest == MD5([0xFF, 0x00, 0x80]) && digest != MD5([0xFF, 0x00]))
  }
}
