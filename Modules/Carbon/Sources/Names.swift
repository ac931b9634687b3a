// length: generated. Written by Scripts/quiet-modules.py from Modules/Carbon/names.txt; change that.
// swift-format-ignore-file
@_exported public import Foundation

/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {
        guard lock.withLock({ told.insert(sentence).inserted }) else { return }
        FileHandle.standardError.write(Data("Carbon: \(sentence)\n".utf8))
    }

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable { let call: () -> Void }

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {
        let work = Work(call: call)
        DispatchQueue.main.async { work.call() }
    }
}

/// Apple: "kVK_ANSI_A".
public let kVK_ANSI_A: Int = 0
/// Apple: "kVK_ANSI_S".
public let kVK_ANSI_S: Int = 1
/// Apple: "kVK_ANSI_D".
public let kVK_ANSI_D: Int = 2
/// Apple: "kVK_ANSI_F".
public let kVK_ANSI_F: Int = 3
/// Apple: "kVK_ANSI_H".
public let kVK_ANSI_H: Int = 4
/// Apple: "kVK_ANSI_G".
public let kVK_ANSI_G: Int = 5
/// Apple: "kVK_ANSI_Z".
public let kVK_ANSI_Z: Int = 6
/// Apple: "kVK_ANSI_X".
public let kVK_ANSI_X: Int = 7
/// Apple: "kVK_ANSI_C".
public let kVK_ANSI_C: Int = 8
/// Apple: "kVK_ANSI_V".
public let kVK_ANSI_V: Int = 9
/// Apple: "kVK_ANSI_B".
public let kVK_ANSI_B: Int = 11
/// Apple: "kVK_ANSI_Q".
public let kVK_ANSI_Q: Int = 12
/// Apple: "kVK_ANSI_W".
public let kVK_ANSI_W: Int = 13
/// Apple: "kVK_ANSI_E".
public let kVK_ANSI_E: Int = 14
/// Apple: "kVK_ANSI_R".
public let kVK_ANSI_R: Int = 15
/// Apple: "kVK_ANSI_Y".
public let kVK_ANSI_Y: Int = 16
/// Apple: "kVK_ANSI_T".
public let kVK_ANSI_T: Int = 17
/// Apple: "kVK_ANSI_1".
public let kVK_ANSI_1: Int = 18
/// Apple: "kVK_ANSI_2".
public let kVK_ANSI_2: Int = 19
/// Apple: "kVK_ANSI_3".
public let kVK_ANSI_3: Int = 20
/// Apple: "kVK_ANSI_4".
public let kVK_ANSI_4: Int = 21
/// Apple: "kVK_ANSI_6".
public let kVK_ANSI_6: Int = 22
/// Apple: "kVK_ANSI_5".
public let kVK_ANSI_5: Int = 23
/// Apple: "kVK_ANSI_Equal".
public let kVK_ANSI_Equal: Int = 24
/// Apple: "kVK_ANSI_9".
public let kVK_ANSI_9: Int = 25
/// Apple: "kVK_ANSI_7".
public let kVK_ANSI_7: Int = 26
/// Apple: "kVK_ANSI_Minus".
public let kVK_ANSI_Minus: Int = 27
/// Apple: "kVK_ANSI_8".
public let kVK_ANSI_8: Int = 28
/// Apple: "kVK_ANSI_0".
public let kVK_ANSI_0: Int = 29
/// Apple: "kVK_ANSI_RightBracket".
public let kVK_ANSI_RightBracket: Int = 30
/// Apple: "kVK_ANSI_O".
public let kVK_ANSI_O: Int = 31
/// Apple: "kVK_ANSI_U".
public let kVK_ANSI_U: Int = 32
/// Apple: "kVK_ANSI_LeftBracket".
public let kVK_ANSI_LeftBracket: Int = 33
/// Apple: "kVK_ANSI_I".
public let kVK_ANSI_I: Int = 34
/// Apple: "kVK_ANSI_P".
public let kVK_ANSI_P: Int = 35
/// Apple: "kVK_ANSI_L".
public let kVK_ANSI_L: Int = 37
/// Apple: "kVK_ANSI_J".
public let kVK_ANSI_J: Int = 38
/// Apple: "kVK_ANSI_Quote".
public let kVK_ANSI_Quote: Int = 39
/// Apple: "kVK_ANSI_K".
public let kVK_ANSI_K: Int = 40
/// Apple: "kVK_ANSI_Semicolon".
public let kVK_ANSI_Semicolon: Int = 41
/// Apple: "kVK_ANSI_Backslash".
public let kVK_ANSI_Backslash: Int = 42
/// Apple: "kVK_ANSI_Comma".
public let kVK_ANSI_Comma: Int = 43
/// Apple: "kVK_ANSI_Slash".
public let kVK_ANSI_Slash: Int = 44
/// Apple: "kVK_ANSI_N".
public let kVK_ANSI_N: Int = 45
/// Apple: "kVK_ANSI_M".
public let kVK_ANSI_M: Int = 46
/// Apple: "kVK_ANSI_Period".
public let kVK_ANSI_Period: Int = 47
/// Apple: "kVK_ANSI_Grave".
public let kVK_ANSI_Grave: Int = 50
/// Apple: "kVK_ANSI_KeypadDecimal".
public let kVK_ANSI_KeypadDecimal: Int = 65
/// Apple: "kVK_ANSI_KeypadMultiply".
public let kVK_ANSI_KeypadMultiply: Int = 67
/// Apple: "kVK_ANSI_KeypadPlus".
public let kVK_ANSI_KeypadPlus: Int = 69
/// Apple: "kVK_ANSI_KeypadClear".
public let kVK_ANSI_KeypadClear: Int = 71
/// Apple: "kVK_ANSI_KeypadDivide".
public let kVK_ANSI_KeypadDivide: Int = 75
/// Apple: "kVK_ANSI_KeypadEnter".
public let kVK_ANSI_KeypadEnter: Int = 76
/// Apple: "kVK_ANSI_KeypadMinus".
public let kVK_ANSI_KeypadMinus: Int = 78
/// Apple: "kVK_ANSI_KeypadEquals".
public let kVK_ANSI_KeypadEquals: Int = 81
/// Apple: "kVK_ANSI_Keypad0".
public let kVK_ANSI_Keypad0: Int = 82
/// Apple: "kVK_ANSI_Keypad1".
public let kVK_ANSI_Keypad1: Int = 83
/// Apple: "kVK_ANSI_Keypad2".
public let kVK_ANSI_Keypad2: Int = 84
/// Apple: "kVK_ANSI_Keypad3".
public let kVK_ANSI_Keypad3: Int = 85
/// Apple: "kVK_ANSI_Keypad4".
public let kVK_ANSI_Keypad4: Int = 86
/// Apple: "kVK_ANSI_Keypad5".
public let kVK_ANSI_Keypad5: Int = 87
/// Apple: "kVK_ANSI_Keypad6".
public let kVK_ANSI_Keypad6: Int = 88
/// Apple: "kVK_ANSI_Keypad7".
public let kVK_ANSI_Keypad7: Int = 89
/// Apple: "kVK_ANSI_Keypad8".
public let kVK_ANSI_Keypad8: Int = 91
/// Apple: "kVK_ANSI_Keypad9".
public let kVK_ANSI_Keypad9: Int = 92
/// Apple: "kVK_Return".
public let kVK_Return: Int = 36
/// Apple: "kVK_Tab".
public let kVK_Tab: Int = 48
/// Apple: "kVK_Space".
public let kVK_Space: Int = 49
/// Apple: "kVK_Delete".
public let kVK_Delete: Int = 51
/// Apple: "kVK_Escape".
public let kVK_Escape: Int = 53
/// Apple: "kVK_Command".
public let kVK_Command: Int = 55
/// Apple: "kVK_Shift".
public let kVK_Shift: Int = 56
/// Apple: "kVK_CapsLock".
public let kVK_CapsLock: Int = 57
/// Apple: "kVK_Option".
public let kVK_Option: Int = 58
/// Apple: "kVK_Control".
public let kVK_Control: Int = 59
/// Apple: "kVK_RightCommand".
public let kVK_RightCommand: Int = 54
/// Apple: "kVK_RightShift".
public let kVK_RightShift: Int = 60
/// Apple: "kVK_RightOption".
public let kVK_RightOption: Int = 61
/// Apple: "kVK_RightControl".
public let kVK_RightControl: Int = 62
/// Apple: "kVK_Function".
public let kVK_Function: Int = 63
/// Apple: "kVK_F17".
public let kVK_F17: Int = 64
/// Apple: "kVK_VolumeUp".
public let kVK_VolumeUp: Int = 72
/// Apple: "kVK_VolumeDown".
public let kVK_VolumeDown: Int = 73
/// Apple: "kVK_Mute".
public let kVK_Mute: Int = 74
/// Apple: "kVK_F18".
public let kVK_F18: Int = 79
/// Apple: "kVK_F19".
public let kVK_F19: Int = 80
/// Apple: "kVK_F20".
public let kVK_F20: Int = 90
/// Apple: "kVK_F5".
public let kVK_F5: Int = 96
/// Apple: "kVK_F6".
public let kVK_F6: Int = 97
/// Apple: "kVK_F7".
public let kVK_F7: Int = 98
/// Apple: "kVK_F3".
public let kVK_F3: Int = 99
/// Apple: "kVK_F8".
public let kVK_F8: Int = 100
/// Apple: "kVK_F9".
public let kVK_F9: Int = 101
/// Apple: "kVK_F11".
public let kVK_F11: Int = 103
/// Apple: "kVK_F13".
public let kVK_F13: Int = 105
/// Apple: "kVK_F16".
public let kVK_F16: Int = 106
/// Apple: "kVK_F14".
public let kVK_F14: Int = 107
/// Apple: "kVK_F10".
public let kVK_F10: Int = 109
/// Apple: "kVK_F12".
public let kVK_F12: Int = 111
/// Apple: "kVK_F15".
public let kVK_F15: Int = 113
/// Apple: "kVK_Help".
public let kVK_Help: Int = 114
/// Apple: "kVK_Home".
public let kVK_Home: Int = 115
/// Apple: "kVK_PageUp".
public let kVK_PageUp: Int = 116
/// Apple: "kVK_ForwardDelete".
public let kVK_ForwardDelete: Int = 117
/// Apple: "kVK_F4".
public let kVK_F4: Int = 118
/// Apple: "kVK_End".
public let kVK_End: Int = 119
/// Apple: "kVK_F2".
public let kVK_F2: Int = 120
/// Apple: "kVK_PageDown".
public let kVK_PageDown: Int = 121
/// Apple: "kVK_F1".
public let kVK_F1: Int = 122
/// Apple: "kVK_LeftArrow".
public let kVK_LeftArrow: Int = 123
/// Apple: "kVK_RightArrow".
public let kVK_RightArrow: Int = 124
/// Apple: "kVK_DownArrow".
public let kVK_DownArrow: Int = 125
/// Apple: "kVK_UpArrow".
public let kVK_UpArrow: Int = 126
/// Apple: "kVK_ISO_Section".
public let kVK_ISO_Section: Int = 10
/// Apple: "kVK_JIS_Yen".
public let kVK_JIS_Yen: Int = 93
/// Apple: "kVK_JIS_Underscore".
public let kVK_JIS_Underscore: Int = 94
/// Apple: "kVK_JIS_KeypadComma".
public let kVK_JIS_KeypadComma: Int = 95
/// Apple: "kVK_JIS_Eisu".
public let kVK_JIS_Eisu: Int = 102
/// Apple: "kVK_JIS_Kana".
public let kVK_JIS_Kana: Int = 104
/// Apple: "cmdKey".
public let cmdKey: Int = 256
/// Apple: "shiftKey".
public let shiftKey: Int = 512
/// Apple: "alphaLock".
public let alphaLock: Int = 1024
/// Apple: "optionKey".
public let optionKey: Int = 2048
/// Apple: "controlKey".
public let controlKey: Int = 4096
/// Apple: "rightShiftKey".
public let rightShiftKey: Int = 8192
/// Apple: "rightOptionKey".
public let rightOptionKey: Int = 16384
/// Apple: "rightControlKey".
public let rightControlKey: Int = 32768
/// Apple: "cmdKeyBit".
public let cmdKeyBit: Int = 8
/// Apple: "shiftKeyBit".
public let shiftKeyBit: Int = 9
/// Apple: "alphaLockBit".
public let alphaLockBit: Int = 10
/// Apple: "optionKeyBit".
public let optionKeyBit: Int = 11
/// Apple: "controlKeyBit".
public let controlKeyBit: Int = 12
/// Apple: "OSStatus".
public typealias OSStatus = Int32
/// Apple: "OSType".
public typealias OSType = UInt32
/// Apple: "EventModifiers".
public typealias EventModifiers = UInt16
/// Apple: "EventTargetRef".
public typealias EventTargetRef = OpaquePointer
/// Apple: "EventHandlerCallRef".
public typealias EventHandlerCallRef = OpaquePointer
/// Apple: "EventHandlerRef".
public typealias EventHandlerRef = OpaquePointer
/// Apple: "EventHotKeyRef".
public typealias EventHotKeyRef = OpaquePointer
/// Apple: "EventRef".
public typealias EventRef = OpaquePointer
/// Apple: "EventHotKeyID".
public struct EventHotKeyID: Sendable {
    /// It is kept; `0` at first. Apple: "EventHotKeyID.signature".
    public var signature: OSType = 0
    /// It is kept; `0` at first. Apple: "EventHotKeyID.id".
    public var id: UInt32 = 0
    /// Apple: "EventHotKeyID.init".
    public init() {}
    /// Apple: "EventHotKeyID.init".
    public init(signature: OSType, id: UInt32) { self.signature = signature; self.id = id }
}
/// Apple: "EventTypeSpec".
public struct EventTypeSpec: Sendable {
    /// It is kept; `0` at first. Apple: "EventTypeSpec.eventClass".
    public var eventClass: OSType = 0
    /// It is kept; `0` at first. Apple: "EventTypeSpec.eventKind".
    public var eventKind: UInt32 = 0
    /// Apple: "EventTypeSpec.init".
    public init() {}
    /// Apple: "EventTypeSpec.init".
    public init(eventClass: OSType, eventKind: UInt32) { self.eventClass = eventClass; self.eventKind = eventKind }
}
/// Apple: "kEventClassKeyboard".
public let kEventClassKeyboard: Int = 1801812322
/// Apple: "kEventHotKeyPressed".
public let kEventHotKeyPressed: Int = 5
/// Apple: "kEventHotKeyReleased".
public let kEventHotKeyReleased: Int = 6
/// Apple: "kEventRawKeyDown".
public let kEventRawKeyDown: Int = 1
/// Apple: "kEventRawKeyUp".
public let kEventRawKeyUp: Int = 3
/// Apple: "kEventHotKeyNoOptions".
public let kEventHotKeyNoOptions: Int = 0
/// Here `nil`. Apple: "GetApplicationEventTarget".
public func GetApplicationEventTarget() -> EventTargetRef? { nil }
/// Here `nil`. Apple: "GetEventDispatcherTarget".
public func GetEventDispatcherTarget() -> EventTargetRef? { nil }
/// Here `0`. Apple: "UnregisterEventHotKey".
@discardableResult public func UnregisterEventHotKey(_ inHotKey: EventHotKeyRef?) -> OSStatus { 0 }
/// Here `0`. Apple: "RemoveEventHandler".
@discardableResult public func RemoveEventHandler(_ inHandlerRef: EventHandlerRef?) -> OSStatus { 0 }
/// Here `0`. Apple: "GetEventClass".
public func GetEventClass(_ inEvent: EventRef?) -> OSType { 0 }
/// Here `0`. Apple: "GetEventKind".
public func GetEventKind(_ inEvent: EventRef?) -> UInt32 { 0 }
/// Here `0`. Apple: "LMGetKbdType".
public func LMGetKbdType() -> UInt8 { 0 }
/// Here `false`. Apple: "IsSecureEventInputEnabled".
public func IsSecureEventInputEnabled() -> Bool { false }
