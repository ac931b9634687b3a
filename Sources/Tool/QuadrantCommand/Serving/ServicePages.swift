internal import Foundation
internal import QuadrantIndex
internal import QuadrantRendering
internal import QuadrantServing

/// The pages of a service: forms with the pictures that they make, and the service in the words of OpenAPI.
struct ServicePages: Sendable {
    private let all: [String: HTTPResponse]

    init(_ templates: [ServedTemplate], isSigned: Bool) {
        let policy = ("Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'")
        func file(_ type: String, _ text: String) -> HTTPResponse {
            var response = HTTPResponse(type: type, text: text)
            response.headers += [policy, ("Cache-Control", "no-cache")]
            return response
        }
        all = [
            "": file("text/html; charset=utf-8", Self.html(templates, isSigned: isSigned)),
            "forms.js": file("text/javascript; charset=utf-8", ServiceAssets.script),
            "forms.css": file("text/css; charset=utf-8", ServiceAssets.style),
            // There is none, and browsers ask.
            "favicon.ico": HTTPResponse(status: 204),
            "openapi.json": file(
                "application/json", ServiceDescription(templates, isSigned: isSigned).text),
        ]
    }

    /// The page of a name; `nil` where there is none.
    func page(_ name: String) -> HTTPResponse? { all[name] }

    private static func html(_ templates: [ServedTemplate], isSigned: Bool) -> String {
        let note =
            isSigned
            ? "<p>Addresses have to be signed here, so the pictures below are not shown.</p>" : ""
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>Templates</title>
            <link rel="stylesheet" href="forms.css">
            <h1>Templates</h1>
            <p>A picture for each form, as it is filled in. <a href="openapi.json">OpenAPI</a> ·
            <a href="metrics">metrics</a></p>
            \(note)
            \(templates.map(section).joined(separator: "\n"))
            <script src="forms.js"></script>
            </html>

            """
    }

    private static func section(_ template: ServedTemplate) -> String {
        let name = escaped(template.name)
        let fields = template.values.map { field($0, of: template) }.joined(separator: "\n")
        let kinds = Stage.Output.Format.servedSuffixes
            .map { "<option>\($0)</option>" }.joined()
        return """
            <section>
            <h2>\(name)</h2>
            <form data-template="\(name)">
            \(fields)
            <label>Kind <select name="_kind">\(kinds)</select></label>
            <label>Size <input name="_size" placeholder="auto" size="9"></label>
            <label><input type="checkbox" name="_dark"> Dark</label>
            </form>
            <figure><img alt="The picture of \(name)"><figcaption>
            <a href="\(name).png">\(name).png</a> <output role="status"></output></figcaption></figure>
            </section>
            """
    }

    /// A field of a form, with what a preview has there.
    private static func field(_ value: TemplateFacts.Value, of template: ServedTemplate) -> String {
        let key = escaped(value.key)
        let type = WrittenType(value.type ?? "")
        let given = template.example?[value.key]
        let isNeeded = value.defaultValue == nil && !type.isOptional
        let required = isNeeded ? " required" : ""
        let text = escaped(given.map { $0.string ?? $0.line } ?? "")
        if let choices = template.choices(of: value.key) {
            let chosen = given ?? template.schema["properties"]?[value.key]?["default"]
            let none = isNeeded || value.defaultValue != nil ? "" : "<option value=\"\"></option>"
            let options = choices.map { choice in
                let mark = choice == chosen ? " selected" : ""
                return "<option\(mark)>\(escaped(choice.string ?? choice.line))</option>"
            }
            return
                "<label>\(key) <select name=\"\(key)\">\(none)\(options.joined())</select></label>"
        }
        switch type.plainSchema?["type"]?.string {
        case "boolean":
            let isOn = given?.flag ?? (value.defaultValue == "true")
            return
                "<label><input type=\"checkbox\" data-flag name=\"\(key)\"\(isOn ? " checked" : "")> \(key)</label>"
        case "integer", "number":
            return
                "<label>\(key) <input type=\"number\" step=\"any\" name=\"\(key)\" value=\"\(text)\"\(required)></label>"
        case "string":
            return
                "<label>\(key) <input name=\"\(key)\" value=\"\(text)\" placeholder=\"\(escaped(type.name))\"\(required)></label>"
        default:
            return
                "<label>\(key) <textarea name=\"\(key)\" rows=\"3\" placeholder=\"JSON\"\(required)>\(text)</textarea></label>"
        }
    }

    /// A text as HTML has it, between tags and in quotes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
        return result
    }
}

/// What the page of forms needs beside its text.
private enum ServiceAssets {
    static let style = """
        :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
        body { margin: 0 auto; max-width: 70rem; padding: 1rem; }
        section { display: grid; gap: 1rem; grid-template-columns: minmax(16rem, 1fr) 2fr; margin: 2rem 0; }
        h2 { grid-column: 1 / -1; margin: 0; }
        form { display: grid; gap: .5rem; align-content: start; }
        label { display: block; }
        input:not([type=checkbox]), textarea, select { box-sizing: border-box; font: inherit; width: 100%; }
        figure { margin: 0; min-width: 0; overflow-wrap: anywhere; }
        img { background: Canvas; border: 1px solid GrayText; max-width: 100%; min-height: 2rem; }
        output { color: GrayText; }
        @media (max-width: 40rem) { section { grid-template-columns: 1fr; } }

        """

    static let script = """
        "use strict";

        // The address of the picture that a form asks for.
        function address(form) {
          const query = new URLSearchParams();
          for (const field of form.elements) {
            if (!field.name || field.name === "_kind") continue;
            if (field.type === "checkbox") {
              if (field.dataset.flag !== undefined) query.append(field.name, field.checked);
              else if (field.checked) query.append(field.name, "");
            } else if (field.value !== "") query.append(field.name, field.value);
          }
          const text = query.toString();
          return `${form.dataset.template}.${form.elements._kind.value}${text ? "?" + text : ""}`;
        }

        for (const section of document.querySelectorAll("section")) {
          const form = section.querySelector("form");
          const [image, link, status] = ["img", "a", "output"].map((name) => section.querySelector(name));
          let [wanted, busy] = ["", false];

          // One request at a time; what was typed meanwhile is asked for after it.
          async function show() {
            const next = address(form);
            wanted = next;
            if (busy) return;
            busy = true;
            link.href = link.textContent = next;
            try {
              const began = performance.now();
              const answer = await fetch(next);
              if (answer.ok) {
                const blob = await answer.blob();
                const time = Math.round(performance.now() - began);
                status.textContent = `${blob.size} bytes, ${time} ms`;
                if (blob.type.startsWith("image/")) image.src = next;
              } else {
                status.textContent = (await answer.json()).detail;
              }
            } catch (error) {
              status.textContent = String(error);
            }
            busy = false;
            if (wanted !== next) show();
          }
          form.addEventListener("input", show);
          form.addEventListener("submit", (event) => event.preventDefault());
          show();
        }

        """
}
