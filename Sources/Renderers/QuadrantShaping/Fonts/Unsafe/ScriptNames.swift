internal import CHarfBuzz
internal import Foundation
internal import _FoundationICU

/// The names of scripts, as families of fonts have them.
enum ScriptNames {
    /// HarfBuzz's script of a character.
    static func script(of scalar: Unicode.Scalar) -> hb_script_t {
        unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    }

    /// "Devanagari" for HarfBuzz's `Deva`; `nil` for what is no script.
    static func name(_ script: UInt32) -> String? {
        var tag = [CChar](repeating: 0, count: 5)
        unsafe hb_tag_to_string(script, &tag)
        var status = U_ZERO_ERROR
        var code = [UScriptCode(0)]
        let count = unsafe swift_uscript_getCode(tag, &code, 1, &status)
        guard count == 1, status.rawValue <= 0, let name = unsafe swift_uscript_getName(code[0])
        else {
            return nil
        }
        return unsafe String(cString: name).replacingOccurrences(of: "_", with: " ")
    }
}
