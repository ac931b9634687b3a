internal import CHarfBuzz
internal import Foundation
internal import _FoundationICU

/// The names of scripts, as families of fonts have them.
enum ScriptNames {
    /// "Devanagari" for HarfBuzz's `Deva`; `nil` for what is no script.
    static func name(_ script: UInt32) -> String? {
        var tag = [CChar](repeating: 0, count: 5)
        hb_tag_to_string(script, &tag)
        var status = U_ZERO_ERROR
        var code = [UScriptCode(0)]
        let count = swift_uscript_getCode(tag, &code, 1, &status)
        guard count == 1, status.rawValue <= 0, let name = swift_uscript_getName(code[0]) else {
            return nil
        }
        return String(cString: name).replacingOccurrences(of: "_", with: " ")
    }
}
