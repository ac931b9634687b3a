import Expectations
import Foundation
import QuadrantIndex
import QuadrantScanning
import Testing

@testable import QuadrantCommand

/// What is written for definitions of intents.
@Suite struct IntentSourceTests {
    private static let definition = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string><key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict><key>INEnumValueName</key><string>small</string></dict></array></dict></array>
        <key>INTypes</key><array><dict><key>INTypeName</key><string>City</string><key>INTypeProperties</key><array>
        <dict><key>INTypePropertyName</key><string>identifier</string></dict>
        <dict><key>INTypePropertyName</key><string>zone</string>
        <key>INTypePropertyType</key><string>String</string></dict>
        </array></dict></array>
        <key>INIntents</key><array><dict><key>INIntentName</key><string>Configuration</string>
        <key>INIntentParameters</key><array>
        <dict><key>INIntentParameterName</key><string>isLarge</string>
        <key>INIntentParameterType</key><string>Boolean</string></dict>
        <dict><key>INIntentParameterName</key><string>size</string>
        <key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterEnumType</key><string>Size</string></dict>
        <dict><key>INIntentParameterName</key><string>cities</string>
        <key>INIntentParameterType</key><string>Object</string>
        <key>INIntentParameterObjectType</key><string>City</string>
        <key>INIntentParameterSupportsMultipleValues</key><true/></dict>
        <dict><key>INIntentParameterName</key><string>a: Int = quit()</string></dict>
        </array></dict></array></dict></plist>
        """

    private func text(own source: String) -> String? {
        let definition = IntentDefinition(Data(Self.definition.utf8))
        return IntentSource.text(
            definition.map { [$0] } ?? [], for: [SourceScanner.facts(of: source).interface])
    }

    @Test func classesHaveWhatXcodeWrites() {
        let text = text(own: "let intent = ConfigurationIntent()") ?? ""
        for line in [
            "public enum Size: Int, Sendable {\n    case unknown = 0\n    case `small`\n}",
            "public class City: INObject, @unchecked Sendable {\n    public var `zone`: String?\n}",
            "public class ConfigurationIntent: INIntent, @unchecked Sendable {\n"
                + "    public var `isLarge`: NSNumber?\n    public var `size`: Size = .unknown\n"
                + "    public var `cities`: [City]?\n}",
            "public protocol ConfigurationIntentHandling",
        ] {
            has(text, line)
        }
        // What is no name does not come into the source.
        fails(text.contains("quit"))
    }

    @Test func whatNobodyNamesOrSomebodyDeclaresIsNotWritten() {
        same(text(own: "let a = 1"), nil)
        let own = text(own: "class City {}; let intent = ConfigurationIntent()") ?? ""
        fails(own.contains("class City"))
        same(IntentDefinition(Data("<plist><array/></plist>".utf8)), nil)
    }
}
