import Foundation
import QuadrantTesting
import SwiftUI

extension MacFigureTests {
    func forms(_ figures: inout MacFigures) throws {
        // The longest label is Apple's 45 wide; ours is another, so that places across are left out.
        try figures.take(
            "form", in: CGSize(width: 360, height: 320),
            [
                "field": ["y": 63.36, "h": 24, "r": 360], "toggle": ["y": 93.36, "h": 18.5],
                "picker": ["y": 117.86, "h": 24],
                "slider": ["y": 150.01, "h": 23, "x": 0, "w": 360],
                "stepper": ["y": 177.75, "h": 26], "button": ["y": 211.9, "h": 24],
                "text": ["y": 240.64], "form": ["h": 193.29, "y": 63.36],
            ]
        ) {
            Form {
                TextField("Name", text: .constant("Hello")).accessibilityIdentifier("field")
                Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("toggle")
                Picker("Fruit", selection: .constant(1)) {
                    Text("Apple").tag(1)
                    Text("Banana").tag(2)
                }
                .accessibilityIdentifier("picker")
                Slider(value: .constant(0.5)) { Text("Volume") }.accessibilityIdentifier("slider")
                Stepper("Count", value: .constant(1)).accessibilityIdentifier("stepper")
                Button("Save") {}.accessibilityIdentifier("button")
                Text("Plain").accessibilityIdentifier("text")
            }
            .accessibilityIdentifier("form")
        }
        try figures.take(
            "form with sections", in: CGSize(width: 360, height: 360),
            [
                "field": ["y": 122.38], "toggle": ["y": 152.38], "header": ["y": 176.88, "h": 16],
                "segments": ["y": 201.03, "h": 24], "text": ["y": 229.77], "footer": ["y": 245.77],
            ]
        ) {
            Form {
                Section("Account") {
                    TextField("Name", text: .constant("Hello")).accessibilityIdentifier("field")
                    Toggle("Enabled", isOn: .constant(false)).accessibilityIdentifier("toggle")
                }
                Section {
                    Picker("Fruit", selection: .constant(1)) {
                        Text("Apple").tag(1)
                        Text("Banana").tag(2)
                    }
                    .pickerStyle(.segmented).accessibilityIdentifier("segments")
                    Text("Plain").accessibilityIdentifier("text")
                } header: {
                    Text("Options").accessibilityIdentifier("header")
                } footer: {
                    Text("Footer").accessibilityIdentifier("footer")
                }
            }
        }
        try figures.take(
            "grouped form", in: CGSize(width: 360, height: 560),
            [
                "header": ["x": 30, "y": 20, "h": 18.5],
                "field": ["x": 30, "y": 58.5, "w": 300, "h": 18.5],
                "toggle": ["x": 30, "y": 98, "w": 300, "h": 18.5],
                "picker": ["x": 30, "y": 137.5, "w": 300, "h": 18.5],
                "footer": ["r": 330, "y": 176, "h": 16],
                "stepper": ["x": 30, "y": 260.5, "w": 300, "h": 18.5],
                "text": ["x": 30, "y": 300, "h": 16], "box": ["x": 30, "y": 346, "h": 35],
            ]
        ) {
            Form {
                Section {
                    TextField("Name", text: .constant("Hello")).accessibilityIdentifier("field")
                    Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("toggle")
                    Picker("Fruit", selection: .constant(1)) {
                        Text("Apple").tag(1)
                        Text("Pear").tag(2)
                    }
                    .accessibilityIdentifier("picker")
                } header: {
                    Text("Account").accessibilityIdentifier("header")
                } footer: {
                    Text("Your details.").accessibilityIdentifier("footer")
                }
                Section("Levels") {
                    Stepper("Count: 3", value: .constant(3)).accessibilityIdentifier("stepper")
                    Text("Plain row").accessibilityIdentifier("text")
                }
                Section {
                    GroupBox("Box") { Text("Boxed") }.accessibilityIdentifier("box")
                }
            }
            .formStyle(.grouped)
        }
    }

    func lists(_ figures: inout MacFigures) throws {
        try figures.take(
            "list", in: CGSize(width: 320, height: 260),
            [
                "row1": ["x": 16, "y": 14, "h": 16], "row2": ["x": 16, "y": 38],
                "tall": ["x": 16, "y": 62, "w": 288, "h": 40], "wide": ["y": 110, "w": 288],
                "toggle": ["x": 16, "y": 134, "h": 18.5],
            ]
        ) {
            List {
                Text("Apple").accessibilityIdentifier("row1")
                Text("Banana").accessibilityIdentifier("row2")
                Color.red.frame(height: 40).accessibilityElement().accessibilityIdentifier("tall")
                HStack {
                    Text("Cherry")
                    Spacer()
                    Text("A")
                }
                .accessibilityElement(children: .combine).accessibilityIdentifier("wide")
                Toggle("Enabled", isOn: .constant(true)).accessibilityIdentifier("toggle")
            }
        }
        try figures.take(
            "list with sections", in: CGSize(width: 320, height: 300),
            [
                "apple": ["y": 42], "banana": ["y": 66], "header": ["y": 112, "h": 16, "x": 16],
                "carrot": ["y": 138], "footer": ["y": 164], "cherry": ["y": 210],
            ]
        ) {
            List {
                Section("Fruits") {
                    Text("Apple").accessibilityIdentifier("apple")
                    Text("Banana").accessibilityIdentifier("banana")
                }
                Section {
                    Text("Carrot").accessibilityIdentifier("carrot")
                } header: {
                    Text("Vegetables").accessibilityIdentifier("header")
                } footer: {
                    Text("Footer").accessibilityIdentifier("footer")
                }
                Section { Text("Cherry").accessibilityIdentifier("cherry") }
            }
        }
        let list = List {
            Text("Apple").accessibilityIdentifier("1")
            Text("Banana").accessibilityIdentifier("2")
        }
        let room = CGSize(width: 320, height: 70)
        try figures.take("inset", in: room, ["1": ["x": 16, "y": 14], "2": ["y": 38]]) {
            list.listStyle(.inset)
        }
        try figures.take("plain", in: room, ["1": ["x": 8, "y": 4], "2": ["y": 28]]) {
            list.listStyle(.plain)
        }
        try figures.take("bordered", in: room, ["1": ["x": 7, "y": 5], "2": ["y": 29]]) {
            list.listStyle(.bordered)
        }
        try figures.take(
            "sidebar", in: room, ["1": ["x": 16, "y": 16.75, "h": 18.5], "2": ["y": 48.75]]
        ) {
            list.listStyle(.sidebar)
        }
    }

    func columns(_ figures: inout MacFigures) throws {
        // Apple's are recorded without the bar of the window, which is 52 high: what is in the middle stands 26 lower here.
        try figures.take(
            "split view", in: CGSize(width: 480, height: 300),
            ["row": ["x": 24, "y": 24.75 + 52 - 8, "h": 18.5], "detail": ["y": 142 + 26]]
        ) {
            NavigationSplitView {
                List { Text("Apple").accessibilityIdentifier("row") }
            } detail: {
                Text("Detail").accessibilityIdentifier("detail")
            }
        }
        try figures.take(
            "three columns", in: CGSize(width: 640, height: 300),
            ["row": ["x": 24], "content": ["x": 164, "h": 16]]
        ) {
            NavigationSplitView {
                List { Text("Apple").accessibilityIdentifier("row") }
            } content: {
                List { Text("Cherry").accessibilityIdentifier("content") }
                    .navigationSplitViewColumnWidth(min: 120, ideal: 160, max: 220)
            } detail: {
                Text("Detail")
            }
        }
    }
}
