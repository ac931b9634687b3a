import SwiftUI

/// Every kind of control in a style of one's own.
struct OwnStyles: View {
    @State private var isOn = true
    @State private var isOpen = true
    @State private var name = "Words"

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Button("Save") {}.buttonStyle(PillStyle(color: .green))
                Button("Delete", role: .destructive) {}.buttonStyle(PillStyle(color: .green))
                Button("Twice") {}.buttonStyle(TwiceStyle())
                Button("Again", role: .destructive) {}.buttonStyle(OutlinedStyle())
            }
            Toggle("A check mark", isOn: $isOn).toggleStyle(CheckStyle())
            Toggle("A light", isOn: $isOn).toggleStyle(LightStyle())
            HStack {
                Label("Above", systemImage: "star").labelStyle(StackedStyle())
                Label("Red", systemImage: "star").labelStyle(RedIconStyle())
            }
            Menu("Framed") { Button("Copy") {} }.menuStyle(FramedMenuStyle())
            ControlGroup {
                Button("Cut") {}
                Button("Copy") {}
            } label: {
                Text("Edit")
            }
            .controlGroupStyle(TitledGroupStyle())
            GroupBox("A card") { Text("Inside") }.groupBoxStyle(CardStyle())
            LabeledContent("Height", value: "1.72 m").labeledContentStyle(DottedStyle())
            TextField("Name", text: $name).textFieldStyle(UnderlinedFieldStyle())
            Form { Text("In a narrow form") }.formStyle(NarrowFormStyle())
        }
        .padding()
        .frame(width: 390)
    }
}

/// A capsule, fainter while it is pressed, red where it destroys.
struct PillStyle: ButtonStyle {
    let color: Color

    func makeBody(configuration: ButtonStyleConfiguration) -> some View {
        configuration.label
            .padding(.horizontal, 14).padding(.vertical, 7)
            .background(configuration.role == .destructive ? Color.red : color, in: .capsule)
            .foregroundStyle(.white)
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}

/// A label that acts on the second tap only.
struct TwiceStyle: PrimitiveButtonStyle {
    func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        configuration.label.underline(configuration.role == nil)
            .onTapGesture(count: 2) { configuration.trigger() }
    }
}

/// A bordered button with an outline around it.
struct OutlinedStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.bordered)
            .overlay { Capsule().stroke(configuration.role == nil ? .blue : .red) }
    }
}

/// A check mark before the label, a line where the sources differ.
struct CheckStyle: ToggleStyle {
    func makeBody(configuration: ToggleStyleConfiguration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(
                    systemName: configuration.isMixed
                        ? "minus.square" : configuration.isOn ? "checkmark.square" : "square")
            }
        }
    }
}

/// The usual switch with a light before it.
struct LightStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Circle().fill(configuration.isOn ? .green : .gray).frame(width: 10)
            Toggle(configuration).toggleStyle(.automatic)
        }
    }
}

/// The icon above the title.
struct StackedStyle: LabelStyle {
    func makeBody(configuration: LabelStyleConfiguration) -> some View {
        let icon: LabelStyleConfiguration.Icon = configuration.icon
        VStack {
            icon
            configuration.title.font(.caption)
        }
    }
}

/// The label as it is around, with a red icon.
struct RedIconStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label {
            Label(configuration).labelStyle(.titleOnly)
        } icon: {
            configuration.icon.foregroundStyle(.red)
        }
    }
}

/// A frame around the menu's button.
struct FramedMenuStyle: MenuStyle {
    func makeBody(configuration: MenuStyleConfiguration) -> some View {
        Menu(configuration).menuStyle(.automatic).padding(6).border(.secondary)
    }
}

/// The group's label before its controls.
struct TitledGroupStyle: ControlGroupStyle {
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
        HStack {
            configuration.label.font(.headline)
            configuration.content.buttonStyle(.bordered)
        }
    }
}

/// A card with a line below its title.
struct CardStyle: GroupBoxStyle {
    func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            Divider()
            configuration.content
        }
        .padding()
        .background(.yellow.opacity(0.2), in: .rect(cornerRadius: 8))
    }
}

/// Dots between what it is and how much.
struct DottedStyle: LabeledContentStyle {
    func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
        HStack(alignment: .bottom) {
            configuration.label
            Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [1, 3])).frame(height: 1)
            configuration.content
        }
    }

    private struct Line: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            }
        }
    }
}

/// A line below the field.
struct UnderlinedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 2) {
            configuration
            Divider()
        }
    }
}

/// A form as narrow as what is in it.
struct NarrowFormStyle: FormStyle {
    func makeBody(configuration: FormStyleConfiguration) -> some View {
        VStack(alignment: .leading) { configuration.content }
            .padding(8).border(.secondary)
    }
}

#Preview("Own styles") { OwnStyles() }

#Preview("Own styles, dark") {
    OwnStyles().background(.background).preferredColorScheme(.dark)
}

#Preview("Own styles, right to left") {
    OwnStyles().environment(\.layoutDirection, .rightToLeft)
}
