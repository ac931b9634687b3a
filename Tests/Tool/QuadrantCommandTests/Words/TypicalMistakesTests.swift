import Expectations
import Foundation
import QuadrantCommand
import Testing

/// Mistakes that beginners and language models make, and what is said of each: one error, with its mend.
@Suite struct TypicalMistakesTests {
    /// A mistake: what it is called here, the file, and what is said.
    struct Mistake: Sendable, CustomTestStringConvertible {
        var name: String
        var source: String
        var words: String

        var testDescription: String { name }
    }

    private static func body(_ body: String, _ properties: String = "", _ rest: String = "")
        -> String
    {
        "import SwiftUI\nstruct Card: View {\n    \(properties)\n    var body: some View {\n        \(body)\n    }\n}\n\(rest)"
    }

    @Test(arguments: views + declarations) func isToldOnceWithItsMend(_ mistake: Mistake) throws {
        let folder = try ScratchFolder()
        try folder.write("Card.swift", mistake.source)
        let run = try folder.render(["Card.swift", "-o", "card.png"])
        same(run.ending, .exited(65))
        has(run.errorText, mistake.words)
        let errors = run.errorText.split(separator: "\n").filter { $0.contains(": error: ") }
        holds(errors.count <= 1, "\(errors)")
        fails(run.errorText.contains("Sources/"), "a note leads into the library: \(run.errorText)")
        holds(run.errorText.hasSuffix("\n"))
    }

    private static let views: [Mistake] = [
        Mistake(
            name: "import_Charts",
            source: body(#"Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }"#),
            words: "'Chart' is of another module: the file needs 'import Charts' at its top"),
        Mistake(
            name: "foregroudStyle", source: body(#"Text("a").foregroudStyle(.red)"#),
            words:
                "value of type 'Text' has no member 'foregroudStyle'; did you mean 'foregroundStyle'?"
        ),
        Mistake(
            name: "fontt", source: body(#"Text("a").fontt(.title)"#),
            words: "value of type 'Text' has no member 'fontt'; did you mean 'font'?"),
        Mistake(
            name: "paddding", source: body(#"Text("a").paddding()"#),
            words: "value of type 'Text' has no member 'paddding'; did you mean 'padding'?"),
        Mistake(
            name: "cornerRadius_label", source: body("RoundedRectangle(radius: 8)"),
            words: "'RoundedRectangle' has no argument 'radius:'; did you mean 'cornerRadius:'?"),
        Mistake(
            name: "VStack_align", source: body(#"VStack(align: .leading) { Text("a") }"#),
            words: "'VStack' has no argument 'align:'; did you mean 'alignment:'?"),
        Mistake(
            name: "HStack_space", source: body(#"HStack(space: 8) { Text("a") }"#),
            words: "'HStack' has no argument 'space:'; did you mean 'spacing:'?"),
        Mistake(
            name: "frame_w", source: body(#"Text("a").frame(w: 20)"#),
            words: "'frame' has no argument 'w:'; did you mean 'width:'?"),
        Mistake(
            name: "VSatck", source: body(#"VSatck { Text("a") }"#),
            words: "cannot find 'VSatck' in scope; did you mean 'VStack'?"),
        Mistake(
            name: "Buton", source: body(#"Buton("a") {}"#),
            words: "cannot find 'Buton' in scope; did you mean 'Button'?"),
        Mistake(
            name: "TextFeild", source: body(#"TextFeild("a", text: .constant(""))"#),
            words: "cannot find 'TextFeild' in scope; did you mean 'TextField'?"),
        Mistake(
            name: "NavigatonStack", source: body(#"NavigatonStack { Text("a") }"#),
            words: "cannot find 'NavigatonStack' in scope; did you mean 'NavigationStack'?"),
        Mistake(
            name: "Text_int", source: body("Text(3)"),
            words: #"a 'Text' shows a text, not 'Int': 'Text("\(…)")'"#),
        Mistake(
            name: "Text_double", source: body("Text(x)", "let x = 2.5"),
            words: #"a 'Text' shows a text, not 'Double': 'Text("\(…)")'"#),
        Mistake(
            name: "dollar_plain", source: body(#"Toggle("a", isOn: $on)"#, "var on = true"),
            words:
                "'on' has no binding: declare it with '@State' ('@Binding' where it is handed in)"),
        Mistake(
            name: "not_binding",
            source: body(#"Toggle("a", isOn: on)"#, "@State private var on = true"),
            words: "the '$' in front of the name hands over the binding"),
        Mistake(
            name: "List_not_identifiable",
            source:
                "import SwiftUI\nstruct Item { var name: String }\nstruct Card: View {\n    let items = [Item(name: \"a\")]\n    var body: some View {\n        List(items) { item in Text(item.name) }\n    }\n}\n",
            words:
                #"give 'id: \.self' or the path of what tells them apart, or make the type 'Identifiable' with an 'id'"#
        ),
        Mistake(
            name: "ForEach_not_identifiable",
            source:
                "import SwiftUI\nstruct Item { var name: String }\nstruct Card: View {\n    let items = [Item(name: \"a\")]\n    var body: some View {\n        ForEach(items) { item in Text(item.name) }\n    }\n}\n",
            words:
                #"give 'id: \.self' or the path of what tells them apart, or make the type 'Identifiable' with an 'id'"#
        ),
        Mistake(
            name: "no_import",
            source: "struct Card: View {\n    var body: some View { Text(\"a\") }\n}\n",
            words: "'View' is SwiftUI's: the file needs 'import SwiftUI' at its top"),
        Mistake(
            name: "no_import_foundation",
            source:
                "import Foundation\nstruct Card: View {\n    var body: some View { Text(\"a\") }\n}\n",
            words: "'View' is SwiftUI's: the file needs 'import SwiftUI' at its top"),
        Mistake(
            name: "missing_brace",
            source:
                "import SwiftUI\nstruct Card: View {\n    var body: some View {\n        VStack { Text(\"a\")\n    }\n}\n",
            words: "expected '}' in struct"),
        Mistake(
            name: "missing_paren", source: body(#"Text("a""#),
            words: "expected ')' in expression list"),
        Mistake(
            name: "unterminated", source: body(#"Text("a)"#),
            words: "unterminated string literal"),
        Mistake(
            name: "missing_comma", source: body(#"Text("a").frame(width: 20 height: 10)"#),
            words: "expected ',' separator"),
        Mistake(
            name: "assign_in_body", source: body("x = 3\n        Text(\"a\")", "@State var x = 1"),
            words: "this line shows no view: put it into '.onAppear { … }', an action or a function"
        ),
        Mistake(
            name: "mutate_self",
            source: body(#"Text("a")"#, "", "\nextension Card { func go() { n += 1 } }\n"),
            words: "cannot find 'n' in scope"),
        Mistake(
            name: "mutating_prop", source: body(#"Button("a") { n += 1 }"#, "var n = 1"),
            words: "a view changes only what it declares with '@State'"),
        Mistake(
            name: "wrong_color", source: body(#"Text("a").foregroundStyle(.redd)"#),
            words: "type 'ShapeStyle' has no member 'redd'; did you mean '.red'?"),
        Mistake(
            name: "wrong_font", source: body(#"Text("a").font(.titel)"#),
            words: "type 'Font?' has no member 'titel'; did you mean '.title'?"),
        Mistake(
            name: "wrong_font2", source: body(#"Text("a").font(.system(16))"#),
            words: "a size has a label: '.system(size: 16)'"),
        Mistake(
            name: "string_color", source: body(#"Text("a").foregroundStyle("red")"#),
            words: #"a colour is a value: '.red', or 'Color("name")' of a catalogue"#),
        Mistake(
            name: "hex_color", source: body(#"Color(hex: "ff0000")"#),
            words:
                "'Color' has no argument 'hex:': 'Color(red: 1, green: 0, blue: 0)', or an initializer of your own"
        ),
        Mistake(
            name: "uiColor_member", source: body("Color(.systemBackgroud)"),
            words:
                "reference to member 'systemBackgroud' cannot be resolved without a contextual type"
        ),
        Mistake(
            name: "image_name_label", source: body(#"Image(system: "star")"#),
            words: "'Image' has no argument 'system:'; did you mean 'systemName:'?"),
        Mistake(
            name: "image_sysname", source: body(#"Image(systemImage: "star")"#),
            words: "'Image' has no argument 'systemImage:'; did you mean 'systemName:'?"),
        Mistake(
            name: "label_icon", source: body(#"Label("a", icon: "star")"#),
            words: "'Label' has no argument 'icon:' beside a text; did you mean 'systemImage:'?"),
        Mistake(
            name: "alignment_member", source: body(#"VStack(alignment: .left) { Text("a") }"#),
            words: "type 'HorizontalAlignment' has no member 'left'; did you mean '.leading'?"),
        Mistake(
            name: "alignment_wrong_axis", source: body(#"VStack(alignment: .top) { Text("a") }"#),
            words: "a column aligns across: '.leading', '.center' or '.trailing'"),
        Mistake(
            name: "frame_max", source: body(#"Text("a").frame(width: .infinity, maxHeight: 20)"#),
            words:
                "one '.frame' has either 'width:' and 'height:' or 'minWidth:' … 'maxHeight:': write two"
        ),
        Mistake(
            name: "frame_infinity", source: body(#"Text("a").frame(maxWidth: infinity)"#),
            words: "cannot find 'infinity' in scope; did you mean '.infinity'?"),
        Mistake(
            name: "padding_string", source: body(#"Text("a").padding("10")"#),
            words: "it takes 'EdgeInsets' or 'Edge.Set' or 'CGFloat', not 'String'"),
        Mistake(
            name: "padding_edges", source: body(#"Text("a").padding(.horisontal, 8)"#),
            words: "type 'Edge.Set' has no member 'horisontal'; did you mean '.horizontal'?"),
        Mistake(
            name: "modifier_on_closure", source: body(#"VStack { Text("a") }.spacing(8)"#),
            words:
                "there is no member 'spacing' of views: it is an argument of the stack: 'VStack(spacing: …) { … }'"
        ),
        Mistake(
            name: "text_bold_call", source: body(#"Text("a").bold"#),
            words: "it is not called: '()' is missing behind it"),
        Mistake(
            name: "background_color", source: body(#"Text("a").backgroundColor(.red)"#),
            words: "has no member 'backgroundColor'; SwiftUI has '.background(…)'"),
        Mistake(
            name: "textColor", source: body(#"Text("a").textColor(.red)"#),
            words: "SwiftUI has '.foregroundStyle(…)'"),
        Mistake(
            name: "fontSize", source: body(#"Text("a").fontSize(20)"#),
            words: "SwiftUI has '.font(.system(size: …))'"),
    ]

    private static let declarations: [Mistake] = [
        Mistake(
            name: "var: View", source: body("part", "var part: View { Text(\"a\") }"),
            words: "'some View' stands for the type of one view, 'View' alone for none"),
        Mistake(
            name: "margin", source: body(#"Text("a").margin(8)"#),
            words: "SwiftUI has '.padding(…)'"),
        Mistake(
            name: "onClick", source: body(#"Text("a").onClick {}"#),
            words: "SwiftUI has '.onTapGesture { … }', or a 'Button'"),
        Mistake(
            name: "onPress", source: body(#"Button("a", onPress: {})"#),
            words: "'Button' has no argument 'onPress:'; did you mean 'action:'?"),
        Mistake(
            name: "borderRadius", source: body(#"Text("a").borderRadius(8)"#),
            words: "SwiftUI has '.clipShape(.rect(cornerRadius: …))'"),
        Mistake(
            name: "width_mod", source: body(#"Text("a").width(80)"#),
            words: "SwiftUI has '.frame(width: …)'"),
        Mistake(
            name: "opacity_label", source: body(#"Text("a").opacity(value: 0.5)"#),
            words: "extraneous argument label 'value:' in call"),
        Mistake(
            name: "if_else_types",
            source: body("let v = true ? Text(\"a\") : Image(systemName: \"b\")\n        return v"),
            words: "'if … { … } else { … }' shows views of two types"),
        Mistake(
            name: "no_return_type",
            source: "import SwiftUI\nstruct Card: View {\n    var body: View { Text(\"a\") }\n}\n",
            words: "its body is of a type that 'some' stands for: 'var body: some View'"),
        Mistake(
            name: "missing_body",
            source:
                "import SwiftUI\nstruct Card: View {\n    var content: some View { Text(\"a\") }\n}\n",
            words: "a view has a property 'var body: some View { … }'"),
        Mistake(
            name: "body_func",
            source:
                "import SwiftUI\nstruct Card: View {\n    func body() -> some View { Text(\"a\") }\n}\n",
            words: "a view has a property 'var body: some View { … }'"),
        Mistake(
            name: "for_loop", source: body(#"VStack { for i in 0..<3 { Text("\(i)") } }"#),
            words: "views are repeated by 'ForEach(0..<3) { index in … }'"),
        Mistake(
            name: "print_in_builder", source: body("print(\"a\")\n        Text(\"a\")"),
            words: "this line shows no view: put it into '.onAppear { … }', an action or a function"
        ),
        Mistake(
            name: "optional_text", source: body("Text(name)", "let name: String? = nil"),
            words: #"'… ?? ""' gives a value where there is none"#),
        Mistake(
            name: "optional_unwrap",
            source: body("Text(name.uppercased())", "let name: String? = nil"),
            words: #"'… ?? ""' gives a value where there is none"#),
        Mistake(
            name: "undefined_var", source: body("Text(titel)", #"let title = "a""#),
            words: "cannot find 'titel' in scope; did you mean 'title'?"),
        Mistake(
            name: "undefined_fn",
            source: body("makeRow()", #"func makeRows() -> some View { Text("a") }"#),
            words: "cannot find 'makeRow' in scope; did you mean 'makeRows'?"),
        Mistake(
            name: "missing_arg",
            source: body(
                "Row()", "",
                "struct Row: View { let title: String; var body: some View { Text(title) } }\n"),
            words: "missing argument for parameter 'title' in call"),
        Mistake(
            name: "extra_arg",
            source: body(
                #"Row(title: "a", size: 3)"#, "",
                "struct Row: View { let title: String; var body: some View { Text(title) } }\n"),
            words: "extra argument 'size' in call"),
        Mistake(
            name: "wrong_arg_label",
            source: body(
                #"Row(name: "a")"#, "",
                "struct Row: View { let title: String; var body: some View { Text(title) } }\n"),
            words: "incorrect argument label in call (have 'name:', expected 'title:')"),
        Mistake(
            name: "wrong_arg_type",
            source: body(
                #"Row(count: "3")"#, "",
                "struct Row: View { let count: Int; var body: some View { Text(\"\\(count)\") } }\n"
            ),
            words: "cannot convert value of type 'String' to expected argument type 'Int'"),
        Mistake(
            name: "private_state_init",
            source: body(
                "Row(on: true)", "",
                "struct Row: View { @State private var on = false; var body: some View { Text(\"a\") } }\n"
            ),
            words: "'Row' has nothing to hand in"),
        Mistake(
            name: "binding_value",
            source: body(
                "Row(on: true)", "",
                "struct Row: View { @Binding var on: Bool; var body: some View { Text(\"a\") } }\n"),
            words: "it is to be written too: hand over '$name' of a '@State', or '.constant(…)'"),
        Mistake(
            name: "observedobject",
            source: body(
                "Text(model.name)", "@ObservedObject var model = Model()",
                "class Model { var name = \"a\" }\n"),
            words:
                "write 'class …: ObservableObject' with '@Published' properties, or '@Observable class …' and '@State'"
        ),
        Mistake(
            name: "env_typo", source: body("EmptyView()", #"@Environment(\.colorSheme) var q"#),
            words: #"there is no '\.colorSheme' in the environment; did you mean '\.colorScheme'?"#),
        Mistake(
            name: "env_none", source: body("EmptyView()", #"@Environment(\.zzqq) var q"#),
            words: #"there is no '\.zzqq' in the environment; '@Entry var zzqq' in an extension"#),
        Mistake(
            name: "navlink_dest", source: body(#"NavigationLink("a", destinaton: Text("b"))"#),
            words: "'NavigationLink' has no argument 'destinaton:'; did you mean 'destination:'?"),
        Mistake(
            name: "sheet_isShown",
            source: body(#"Text("a").sheet(isShown: $on) { Text("b") }"#, "@State var on = false"),
            words: "'sheet' has no argument 'isShown:'; did you mean 'isPresented:'?"),
        Mistake(
            name: "sheet_plain",
            source: body(
                #"Text("a").sheet(isPresented: on) { Text("b") }"#, "@State var on = false"),
            words: "the '$' in front of the name hands over the binding"),
        Mistake(
            name: "gradient",
            source: body("LinearGradient(colors: [.red, .blue], start: .top, end: .bottom)"),
            words: "'LinearGradient' has no argument 'start:'; did you mean 'startPoint:'?"),
        Mistake(
            name: "picker_selection", source: body(#"Picker("a", selection: 1) { Text("b") }"#),
            words: "it is to be written too: hand over '$name' of a '@State', or '.constant(…)'"),
        Mistake(
            name: "slider", source: body("Slider(v, in: 0...1)", "@State var v = 0.5"),
            words: "missing argument label 'value:' in call"),
        Mistake(
            name: "grid_cols", source: body(#"LazyVGrid(columns: 3) { Text("a") }"#),
            words: "columns are a list: 'Array(repeating: GridItem(), count: 3)'"),
        Mistake(
            name: "swift_string_format",
            source: body(#"Text("\(x, specifier: %.2f)")"#, "let x = 1.0"),
            words: #"a format is a text: 'specifier: "%.2f"'"#),
        Mistake(
            name: "single_quotes", source: body("Text('a')"),
            words: #"single-quoted string literal found, use '"'"#),
        Mistake(
            name: "jsx", source: body("<Text>a</Text>"),
            words: "this is markup; views are called"),
        Mistake(
            name: "semicolon_css", source: body(#"Text("a").foregroundStyle(#ff0000)"#),
            words: "'#ff0000' is no colour here"),
        Mistake(
            name: "some_View_missing",
            source: body("header", "", "\nlet header = Text(\"a\").frame(witdh: 3)\n"),
            words: "'frame' has no argument 'witdh:'; did you mean 'width:'?"),
        Mistake(
            name: "enum_case", source: body(#"Text("a").textCase(.upper)"#),
            words: "type 'Text.Case?' has no member 'upper'; did you mean '.uppercase'?"),
        Mistake(
            name: "on_appear_async",
            source: body(#"Text("a").onAppear { await load() }"#, "func load() async {}"),
            words: "'.task { … }' takes what awaits, and in an action 'Task { … }'"),
        Mistake(
            name: "task_try",
            source: body(#"Text("a").task { try load() }"#, "func load() throws {}"),
            words: "catch the error inside: 'try?', or 'do { … } catch { … }'"),
        Mistake(
            name: "result_unused_modifier",
            source: body("Text(\"a\")\n            .paddin(8)\n            .background(.yelow)"),
            words: "value of type 'Text' has no member 'paddin'; did you mean 'padding'?"),
        Mistake(
            name: "appstorage", source: body("Text(name)", #"@AppStorage("n") var name"#),
            words: #"its type is not known: '@AppStorage("key") var name = ""'"#),
        Mistake(
            name: "preview_arg", source: body(#"Text("a")"#, "", "#Preview { Card(x: 1) }\n"),
            words: "'Card' has nothing to hand in"),
        Mistake(
            name: "preview_typo", source: body(#"Text("a")"#, "", "#Previw { Card() }\n"),
            words: "no macro named 'Previw'; did you mean '#Preview'?"),
        Mistake(
            name: "uikit_name", source: body(#"UILabel("a")"#),
            words: "a view of UIKit's stands in a 'UIViewRepresentable'; of SwiftUI there is 'Text'"
        ),
        Mistake(
            name: "scrollview_axis", source: body(#"ScrollView(.horisontal) { Text("a") }"#),
            words: "type 'Axis.Set' has no member 'horisontal'; did you mean '.horizontal'?"),
        Mistake(
            name: "zstack_mod", source: body(#"ZStack(alignment: .topLeft) { Text("a") }"#),
            words: "type 'Alignment' has no member 'topLeft'; did you mean '.topLeading'?"),
        Mistake(
            name: "shape_fill", source: body("Circle().colour(.red)"),
            words: "SwiftUI has '.foregroundStyle(…)'"),
    ]
}
