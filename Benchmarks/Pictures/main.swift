import Before
import CPictures
import Foundation
import Now

// Packs the PNG files that are named: sizes in kB beside zlib's at level 6, milliseconds of processor time beside
// the encoder of another commit, both the least of some runs in turn.

let rounds = Int(ProcessInfo.processInfo.environment["ROUNDS"] ?? "") ?? 9

func column(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
}
func kilobytes(_ bytes: Int) -> String { String(format: "%.1f", Double(bytes) / 1000) }

var (larger, sum, sums) = (0, (before: 0.0, now: 0.0), (before: 0, now: 0, zlib: 0))
print("before kB, ms      now kB, ms    zlib 6 kB, now of it")
for path in CommandLine.arguments.dropFirst() {
    var (width, height, hasAlpha): (Int32, Int32, Int32) = (0, 0, 0)
    guard let pixels = picture_read(path, &width, &height, &hasAlpha) else { continue }
    defer { free(pixels) }
    // The encoder says whether there is alpha, not the pixels: a file of numbers says what it has.
    let isOpaque = hasAlpha == 0
    let zlib = (0...1).map { picture_zlib(pixels, width, height, hasAlpha, 6, $0) }.min() ?? 0
    var (before, now) = (Data(), Data())
    var (beforeTime, nowTime) = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
        var start = picture_time()
        before = Before.pack(pixels, Int(width), Int(height), isOpaque: isOpaque)
        beforeTime = min(beforeTime, picture_time() - start)
        start = picture_time()
        now = Now.pack(pixels, Int(width), Int(height), isOpaque: isOpaque)
        nowTime = min(nowTime, picture_time() - start)
    }
    let part = Double(now.count) / Double(zlib + 100)
    if part > 1 { larger += 1 }
    sum = (sum.before + beforeTime, sum.now + nowTime)
    sums = (sums.before + before.count, sums.now + now.count, sums.zlib + zlib + 100)
    let name = URL(filePath: path).pathComponents.suffix(2).joined(separator: "/")
    print(
        column(kilobytes(before.count), 9), column(String(format: "%.2f", beforeTime), 6),
        column(kilobytes(now.count), 11), column(String(format: "%.2f", nowTime), 6),
        column(kilobytes(zlib + 100), 11), column(String(format: "%.3f", part), 7), "", name)
    try verify(now, pixels, Int(width), Int(height), isOpaque: isOpaque, path)
}
print(
    "all: \(kilobytes(sums.before)), \(kilobytes(sums.now)), \(kilobytes(sums.zlib)) kB;",
    "\(larger) larger than zlib's;",
    String(format: "%.1f, %.1f ms, now %.3f of before", sum.before, sum.now, sum.now / sum.before))

/// Reads a file back.
func verify(
    _ file: Data, _ pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int,
    isOpaque: Bool, _ path: String
) throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: "\(getpid()).png")
    try file.write(to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    var (w, h, alpha): (Int32, Int32, Int32) = (0, 0, 0)
    guard let read = picture_read(copy.path, &w, &h, &alpha), Int(w) == width, Int(h) == height
    else { return print("   \(path) cannot be read back") }
    defer { free(read) }
    // Colours that alpha has rounded come back within one step.
    var worst = 0
    for index in 0..<(width * height * 4) {
        worst = max(worst, abs(Int(read[index]) - Int(pixels[index])))
    }
    if worst > (isOpaque ? 0 : 1) { print("   \(path) comes back different by \(worst)") }
}
