#!/usr/bin/env python3
"""Writes the Swift of what is only names in Apple's modules from tables: Modules/<Name>/names.txt becomes Modules/<Name>/Sources/Names.swift,
Scripts/Names/<Module>/<Folder>.txt becomes Sources/Apple/<Module>/<Folder>/Kept<Folder>.swift.

  Scripts/quiet-modules.py            says which files are not what their tables make of them
  Scripts/quiet-modules.py --write    writes them

A line of a table is a declaration, its members stand below, two spaces further in. What stands behind '|' is its documentation.

  import M, public M, export M   an import; one whose types are named; one that users see too
  state WORD | TEXT           the module's row in Documentation/Modules.md: real, drawn or quiet, and what it cannot do
  note TEXT                   what declarations below tell, once, when they are used without effect
  enum E: Int = a b c=5       cases; "options" makes a set of bits, "names" a structure over strings ("a:raw"), "error E DOMAIN:raw" an error
                              with codes, "consts T" global constants
  class C: Base               open; also final class, struct, protocol, extension
  var x: T = v                kept; "get x: T = v" is always v; "const" and "shared" are static, "shared" an object
  func f(…) -> T = v          answers v; "= ()" does nothing and need not; without "=" the note is told
  afunc f(…, done: =>(T)) = v answers v later on the main queue, and has an asynchronous twin; "= throw E" fails
  func in a protocol          need not be implemented; "req func" has to be
  init(a: T)                  sets the members that are called like its parameters
  alias A = B

"=>(A, B)" is an escaping closure that returns nothing, "=>?(A)" one that may be missing. Bodies in braces are taken as they are.
"""
import pathlib, re, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent / "Modules"
WORDS = ("class struct enum protocol extension options names error consts var let get const shared func afunc init alias weak req case "
         "subscript import export note").split()


def split(text, separator=","):
    """The parts of a text between separators that are in no brackets."""
    parts, depth, start, quoted = [], 0, 0, False
    for at, letter in enumerate(text):
        if letter == '"': quoted = not quoted
        if quoted: continue
        if letter in "([{<" and text[at - 1:at + 1] != "=<": depth += 1
        if letter in ")]}" or letter == ">" and text[at - 1] not in "-=": depth -= 1
        if letter == separator and depth == 0:
            parts.append(text[start:at]); start = at + 1
    return [part.strip() for part in parts + [text[start:]] if part.strip()]


def closing(text, opening):
    depth = 0
    for at in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth == 0: return at
    raise ValueError(f"a parenthesis is not closed: {text}")


def zero(kind):
    kind = kind.strip()
    if kind.endswith("?"): return "nil"
    if kind == "Bool": return "false"
    if kind == "String": return '""'
    if kind.startswith("["): return "[:]" if len(split(kind[1:-1], ":")) > 1 else "[]"
    if kind.startswith("Set<"): return "[]"
    if re.fullmatch(r"U?Int\d*|Double|Float|CGFloat|TimeInterval|OSStatus", kind): return "0"
    if kind == "Void": return "()"
    raise ValueError(f"no value is known that stands for nothing of {kind}")


def tick(name):
    return f"`{name}`" if name in {"default", "none?", "in", "is", "for", "switch", "case", "continue", "return", "import", "repeat",
                                   "self", "init", "operator", "public", "private", "protocol", "where", "break", "do", "catch",
                                   "extension", "class", "internal", "static", "func", "as", "if", "else", "true", "false", "nil", "while"} else name


class Line:
    def __init__(self, number, text):
        self.number, self.depth = number, (len(text) - len(text.lstrip())) // 2
        text, _, self.said = text.strip().partition(" | ")
        self.text, self.inside = text, []


class Table:
    def __init__(self, path):
        self.module, self.path = path.parent.name, path
        self.is_shelved = path.name == "names.txt"
        self.note = f"{self.module} has no effect here"
        self.out, self.imports = [], []
        top = Line(0, "")
        top.depth = -1
        stack = [top]
        for number, text in enumerate(path.read_text().splitlines(), 1):
            if not text.strip() or text.lstrip().startswith("#"): continue
            if text.startswith("    " + "  " * stack[-1].depth + "…"): continue
            line = Line(number, text)
            while stack[-1].depth >= line.depth: stack.pop()
            stack[-1].inside.append(line)
            stack.append(line)
        self.protocols = []
        self.find_protocols(top)
        if not self.is_shelved:
            said = "\n".join(other.read_text() for other in sorted(path.parent.glob("*.txt")))
            self.protocols = re.findall(r"(?m)^(?:@\S+ )*protocol ([\w.]+)", said)
        for line in top.inside:
            try: self.write(line, "", None)
            except Exception as fault: sys.exit(f"{path}:{line.number}: {fault}")

    def find_protocols(self, line):
        for inner in line.inside:
            found = re.match(r"(?:@\S+ )*protocol ([\w.]+)", inner.text)
            if found: self.protocols.append(found[1])
            self.find_protocols(inner)

    # Text of a table as Swift.
    def swift(self, text):
        text = re.sub(r"=>\?\(", "=>?(", text)
        while (at := text.find("=>")) >= 0:
            optional = text[at + 2] == "?"
            start = at + (3 if optional else 2)
            end = closing(text, start)
            kinds = text[start:end + 1]
            text = text[:at] + (f"({kinds} -> Void)?" if optional else f"@escaping {kinds} -> Void") + text[end + 1:]
        # What stands behind a parameter's name is what it has to be, not a type.
        kept = re.findall(r"[<,] ?(?:each )?[A-Z]\w*: [\w.]+", text) if "<" in text else []
        for number, one in enumerate(kept): text = text.replace(one, f"\0{number}\1", 1)
        for name in self.protocols + ["Error"]:
            text = re.sub(rf"(?<![\w.]){name}\?", f"(any {name})?", text)
            text = re.sub(rf"(?<![\w.\"])(?<!any )(?<!some )(?<!& ){name}(?![\w?.(])", f"any {name}", text)
        for number, one in enumerate(kept): text = text.replace(f"\0{number}\1", one, 1)
        return text

    def say(self, indent, said, name, answer=""):
        words = " ".join(part for part in (said and said.rstrip(".") + ".", answer) if part)
        self.out.append(f'{indent}/// {words + " " if words else ""}Apple: "{name}".')

    def told(self, name, head):
        if self.is_shelved: return f'QuietNotes.tell("{self.note}")'
        parameters = split(head[head.index("(") + 1:closing(head, head.index("("))])
        labels = "".join(part.split(":")[0].split()[0] + ":" for part in parameters)
        return f'tellWithoutEffect("{name}({labels})")'

    def write(self, line, indent, owner):
        attributes = re.match(r"((?:@\w+(?:\([^)]*\))? )*)(.*)", line.text)
        attributes, text = attributes[1], attributes[2]
        modifiers = re.match(r"((?:(?:final|override|static|class|mutating|convenience|required|nonisolated|main|indirect|dynamic) (?=[a-z@]))*)(.*)", text)
        # "class X" is a type, "class func" a modifier.
        modifiers, text = modifiers[1].strip(), modifiers[2]
        if "main" in modifiers.split():
            attributes, modifiers = "@MainActor @preconcurrency " + attributes, modifiers.replace("main", "").strip()
        word = re.match(r"\w+", text)[0]
        if modifiers == "class" and word not in ("func", "var", "get", "afunc"):
            modifiers, text, word = "", "class " + text, "class"
        call = getattr(self, "write_" + word, None)
        if not call: raise ValueError(f"nobody knows what '{word}' is")
        call(line, text[len(word):].strip(), indent, owner, attributes, modifiers)

    def write_state(self, *_): pass
    def write_import(self, line, rest, *_): self.imports.append(f"internal import {rest}")
    def write_public(self, line, rest, *_): self.imports += [f"public import {name}" for name in rest.split()]
    def write_export(self, line, rest, *_): self.imports += [f"@_exported public import {name.replace(chr(58), chr(32))}" for name in rest.split()]
    def write_note(self, line, rest, *_): self.note = rest

    def access(self, owner, modifiers, name=""):
        # What ends with a low line is the module's own.
        if name.endswith("_") and not (owner and owner["kind"] == "protocol"): return ""
        if owner is None: return "public "
        if owner["kind"] == "protocol": return ""
        words = set(modifiers.split())
        open_ = owner["kind"] == "class" and not words & {"static", "final", "convenience", "required"}
        return "open " if open_ else "public "

    def body(self, line, indent, owner, header, name):
        owner["depth"] = indent
        self.out.append(f"{indent}{header} {{")
        for inner in line.inside: self.write(inner, indent + "    ", owner)
        self.out.append(f"{indent}}}")

    def nest(self, name, indent, write):
        """Writes a type; one with a point in its name in an extension."""
        *outer, own = name.split(".")
        if outer:
            self.out.append(f"extension {'.'.join(outer)} {{")
            write(own, indent + "    ")
            self.out.append("}")
        else: write(own, indent)

    def write_class(self, line, rest, indent, owner, attributes, modifiers):
        name, _, bases = rest.partition(":")
        generic = name.strip()
        plain = re.sub("<.*", "", generic)
        final = "final" in modifiers
        members = {m.group(1) for i in line.inside if (m := re.match(r"(?:@\S+ )*(?:weak )?(?:override )?var (\w+)", i.text))}
        is_final = final
        def write(own, indent):
            self.say(indent, line.said, plain)
            base = f": {self.bases(bases)}" if bases.strip() else ""
            head = f"{attributes}{'public final' if is_final else 'open'} class {own}{base}"
            self.body(line, indent, {"kind": "final" if is_final else "class", "name": plain, "members": members,
                                     "base": bases.split(",")[0].strip(), "main": "MainActor" in attributes}, head, plain)
        self.nest(generic, indent, write)

    def bases(self, text): return ", ".join(split(text))

    def write_struct(self, line, rest, indent, owner, attributes, modifiers):
        name, _, bases = rest.partition(":")
        members = {m.group(1) for i in line.inside if (m := re.match(r"(?:@\S+ )*(?:var|let) (\w+)", i.text))}
        plain = re.sub("<.*", "", name.strip())
        def write(own, indent):
            self.say(indent, line.said, plain)
            base = f": {self.bases(bases)}" if bases.strip() else ""
            self.body(line, indent, {"kind": "struct", "name": plain, "members": members, "base": ""},
                      f"{attributes}public struct {own}{base}", plain)
        self.nest(name.strip(), indent, write)

    def write_extension(self, line, rest, indent, owner, attributes, modifiers):
        self.body(line, indent, {"kind": "extension", "name": rest.split(":")[0].split(" ")[0], "members": set(), "base": ""}, f"{attributes}extension {rest}", rest)

    def write_protocol(self, line, rest, indent, owner, attributes, modifiers):
        name, _, bases = rest.partition(":")
        name = name.strip()
        self.say(indent, line.said, name)
        base = f": {self.bases(bases)}" if bases.strip() else ""
        owner = {"kind": "protocol", "name": name, "members": set(), "base": "", "defaults": []}
        self.body(line, indent, owner, f"{attributes}public protocol {name}{base}", name)
        if owner["defaults"]:
            self.out.append(f"{indent}extension {name} {{")
            self.out += [f"{indent}    {text}" for text in owner["defaults"]]
            self.out.append(f"{indent}}}")

    def cases(self, text): return [case.replace("`", "") for case in re.findall(r"`?\w+`?(?:\([^)]*\))?(?:[=:]\S+)?", text)]

    def write_enum(self, line, rest, indent, owner, attributes, modifiers):
        head, _, cases = rest.partition(" = ")
        name, _, bases = head.partition(":")
        raw = bases.split(",")[0].strip()
        has_payload = "(" in cases or any(inner.text.startswith("case ") for inner in line.inside)
        def write(own, indent):
            self.say(indent, line.said, name.strip())
            given = split(bases)
            base = ", ".join(given + [one for one in ([] if has_payload else ["Hashable"]) + ["Sendable"] if one not in given and f"@unchecked {one}" not in given])
            self.out.append(f"{indent}{attributes}public enum {own}: {base} {{")
            for case in self.cases(cases):
                label, equals, value = case.partition("=")
                if raw == "String" and ":" in case and "(" not in case: label, equals, value = case.partition(":"); value = f'"{value}"'
                self.out.append(f"{indent}    /// Apple: \"{name.strip()}.{label}\".")
                self.out.append(f"{indent}    case {tick(label)}{' = ' + value if equals else ''}")
            for inner in line.inside: self.write(inner, indent + "    ", {"kind": "struct", "name": name.strip(), "members": set(), "base": ""})
            self.out.append(f"{indent}}}")
        self.nest(name.strip(), indent, write)

    def write_options(self, line, rest, indent, owner, attributes, modifiers):
        head, _, cases = rest.partition(" = ")
        name, _, raw = head.partition(":")
        raw = raw.strip() or "UInt"
        def write(own, indent):
            self.say(indent, line.said, name.strip())
            self.out += [f"{indent}public struct {own}: OptionSet, Hashable, Sendable {{", f"{indent}    /// The bits.",
                         f"{indent}    public let rawValue: {raw}", f"{indent}    /// A set of bits.",
                         f"{indent}    public init(rawValue: {raw}) {{ self.rawValue = rawValue }}"]
            bit = 1
            for case in self.cases(cases):
                label, equals, value = case.partition("=")
                if equals: bit = int(value, 0)
                self.out += [f"{indent}    /// Apple: \"{name.strip()}.{label}\".",
                             f"{indent}    public static let {tick(label)} = {own}(rawValue: {bit})"]
                bit = max(1, bit * 2)
            for inner in line.inside: self.write(inner, indent + "    ", {"kind": "struct", "name": name.strip(), "members": set(), "base": ""})
            self.out.append(f"{indent}}}")
        self.nest(name.strip(), indent, write)

    def write_names(self, line, rest, indent, owner, attributes, modifiers):
        head, _, cases = rest.partition(" = ")
        name, _, raw = head.partition(":")
        raw = raw.strip() or "String"
        def write(own, indent):
            self.say(indent, line.said, name.strip())
            self.out += [f"{indent}public struct {own}: RawRepresentable, Hashable, Sendable {{", f"{indent}    /// The value behind the name.",
                         f"{indent}    public let rawValue: {raw}", f"{indent}    /// What has a value.",
                         f"{indent}    public init(rawValue: {raw}) {{ self.rawValue = rawValue }}", f"{indent}    /// What has a value.",
                         f"{indent}    public init(_ rawValue: {raw}) {{ self.rawValue = rawValue }}"]
            for number, case in enumerate(self.cases(cases)):
                label, colon, value = case.partition(":")
                if raw == "String": value = '"' + (value if colon else name.strip().replace(".", "") + label[0].upper() + label[1:]) + '"'
                elif not colon: value = str(number)
                self.out += [f"{indent}    /// Apple: \"{name.strip()}.{label}\".",
                             f"{indent}    public static let {tick(label)} = {own}(rawValue: {value})"]
            for inner in line.inside: self.write(inner, indent + "    ", {"kind": "struct", "name": name.strip(), "members": set(), "base": ""})
            self.out.append(f"{indent}}}")
        self.nest(name.strip(), indent, write)

    def write_error(self, line, rest, indent, owner, attributes, modifiers):
        head, _, cases = rest.partition(" = ")
        name, constant = head.split()
        constant, _, domain = constant.partition(":")
        domain = domain or constant
        self.say(indent, line.said, name)
        self.out += [f"public struct {name}: Error, CustomNSError, LocalizedError, Hashable, Sendable {{", "    /// What went wrong.",
                     "    public enum Code: Int, Hashable, Sendable {"]
        found = self.cases(cases)
        for case in found:
            label, equals, value = case.partition("=")
            self.out += [f"        /// Apple: \"{name}.Code.{label}\".", f"        case {tick(label)}{' = ' + value if equals else ''}"]
        self.out.append("    }")
        for case in found:
            label = case.partition("=")[0]
            self.out += [f"    /// Apple: \"{name}.{label}\".", f"    public static var {tick(label)}: Code {{ .{tick(label)} }}"]
        self.out += ["    /// What went wrong.", "    public let code: Code", "    /// An error.",
                     "    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }",
                     f"    /// Where the number of the error is known.", f'    public static var errorDomain: String {{ "{domain}" }}',
                     "    /// The number.", "    public var errorCode: Int { code.rawValue }", "    /// Nothing more is known.",
                     "    public var errorUserInfo: [String: Any] { [:] }", "    /// The error in words.",
                     f'    public var errorDescription: String? {{ "The operation couldn’t be completed. ({domain} error \\(code.rawValue).)" }}',
                     "}", f"extension {name}.Code {{",
                     "    /// Whether an error is one with a code: what a `catch` asks.",
                     f"    public static func ~= (code: Self, error: any Error) -> Bool {{ (error as? {name})?.code == code }}", "}",
                     f"/// Where the numbers of errors are known. Apple: \"{constant}\".", f'public let {constant} = "{domain}"']

    def write_consts(self, line, rest, indent, owner, attributes, modifiers):
        kind, _, cases = rest.partition(" = ")
        for case in cases.split():
            label, colon, value = case.partition(":")
            if kind == "String": value = f'"{value if colon else label}"'
            static = "static " if owner else ""
            self.out += [f'{indent}/// Apple: "{label}".', f"{indent}public {static}let {label}: {kind} = {value}"]

    def write_alias(self, line, rest, indent, owner, attributes, modifiers):
        self.say(indent, line.said, rest.split("=")[0].strip())
        self.out.append(f"{indent}public typealias {rest}")

    def write_case(self, line, rest, indent, owner, *_):
        self.say(indent, line.said, f"{owner['name']}.{rest}")
        self.out.append(f"{indent}case {rest}")

    def full(self, owner, name): return f"{owner['name']}.{name}" if owner else name

    def write_weak(self, line, rest, indent, owner, attributes, modifiers):
        self.write_var(line, rest.removeprefix("var ").strip(), indent, owner, attributes, modifiers + " weak")

    def write_var(self, line, rest, indent, owner, attributes, modifiers):
        # A `=` behind a brace is in the body.
        head, equals, value = rest.partition(" = ") if " {" not in rest.partition(" = ")[0] else (rest, "", "")
        name = re.match(r"`?(\w+)`?", head)[1]
        brace = " {" in head and not equals
        if owner and owner["kind"] == "protocol":
            return self.requirement(line, f"var {self.swift(head)}{'' if brace else ' { get }'}", head, value, indent, owner, attributes, name)
        if brace: said = ""
        elif owner and owner["kind"] == "enum": said = ""
        else: said = f"It is kept; `{value}` at first." if equals else ("" if not owner or owner["kind"] == "struct" or not head.endswith(("?", "!")) else "It is kept; `nil` at first.")
        self.say(indent, line.said, self.full(owner, name), said)
        words = modifiers.split()
        prefix = attributes + " ".join(word for word in words if word in ("override",)) + (" " if "override" in words else "")
        static = "nonisolated(unsafe) " if ("static" in words) and not brace else ""
        if owner is None and not brace: static = "nonisolated(unsafe) "
        rest_words = " ".join(word for word in words if word not in ("override", "final"))
        access = self.access(owner, modifiers, name)
        self.out.append(f"{indent}{prefix}{access}{static}{rest_words + ' ' if rest_words else ''}var {self.swift(head)}{' = ' + value if equals else ''}")

    def write_let(self, line, rest, indent, owner, attributes, modifiers):
        name = re.match(r"`?(\w+)`?", rest)[1]
        head, equals, value = rest.partition(" = ")
        self.say(indent, line.said, self.full(owner, name))
        self.out.append(f"{indent}{attributes}{'' if name.endswith('_') else 'public '}{modifiers + ' ' if modifiers else ''}let {self.swift(head)}{' = ' + value if equals else ''}")

    def write_const(self, line, rest, indent, owner, attributes, modifiers):
        head, equals, value = rest.partition(" = ")
        self.say(indent, line.said, self.full(owner, re.match(r"`?\w+`?", head)[0].strip("`")))
        access = "private" if head.partition(":")[0].endswith("_") else "public"
        self.out.append(f"{indent}{attributes}{access} static let {self.swift(head)} = {value}")

    def write_shared(self, line, rest, indent, owner, attributes, modifiers):
        head, equals, value = rest.partition(" = ")
        self.say(indent, line.said, self.full(owner, re.match(r"`?\w+`?", head)[0].strip("`")))
        access = "private" if head.partition(":")[0].endswith("_") else "public"
        isolation = "" if owner.get("main") else "nonisolated(unsafe) "
        self.out.append(f"{indent}{attributes}{access} {isolation}static let {self.swift(head)} = {value}")

    def write_get(self, line, rest, indent, owner, attributes, modifiers):
        head, equals, value = rest.partition(" = ")
        if " {" in head:
            head, _, value = rest.partition(" {")
            line.said = line.said or "Worked out"
            value = value.removesuffix("}").strip()
        name = re.match(r"`?(\w+)`?", head)[1]
        value = value or zero(head.partition(":")[2])
        self.say(indent, line.said, self.full(owner, name), "" if line.said else f"Here always `{value}`.")
        words = [word for word in modifiers.split() if word != "override"]
        over = "override " if "override" in modifiers.split() else ""
        access = self.access(owner, modifiers, name)
        self.out.append(f"{indent}{attributes}{over}{access}{' '.join(words) + ' ' if words else ''}var {self.swift(head)} {{ {self.swift(value) if value.startswith('=>') else value} }}")

    def requirement(self, line, head, shown, value, indent, owner, attributes, name):
        self.say(indent, line.said, f"{owner['name']}.{name}")
        self.out.append(f"{indent}{attributes}{head}")
        if line.text.startswith("req "): return
        kind = head.rpartition("-> ")[2] if "->" in head.rpartition(")")[2] else (head.partition(":")[2].partition("{")[0].strip() if head.startswith("var") else "Void")
        plain = head.partition(" { get")[0]
        answer = value or ("" if kind == "Void" else zero(kind))
        owner["defaults"] += ["/// What happens where a type says nothing of it.",
                              f"{attributes}public {plain} {{ {answer} }}" if answer not in ("", "()") else f"{attributes}public {plain} {{}}"]

    def write_req(self, line, rest, indent, owner, attributes, modifiers):
        word = re.match(r"\w+", rest)[0]
        rest = rest[len(word):].strip()
        if word == "func": self.write_func(line, rest, indent, owner, attributes, modifiers)
        elif word == "init":
            self.out.append(f"{indent}init{rest}")
        elif word == "associatedtype": self.say(indent, line.said, rest); self.out.append(f"{indent}associatedtype {rest}")
        elif word == "static": self.say(indent, line.said, rest); self.out.append(f"{indent}static {self.swift(rest)}")
        else: self.write_var(line, rest, indent, owner, attributes, modifiers)

    def signature(self, rest):
        """The head, what it answers, and whether that is a body in braces."""
        opening = rest.index("(")
        end = closing(rest, opening)
        tail = rest[end + 1:]
        # A closure type in the result has arrows of its own.
        brace = tail.find(" {")
        equals = tail.find(" = ")
        if brace >= 0 and (equals < 0 or brace < equals): return rest[:end + 1] + tail[:brace], tail[brace + 1:], True
        if equals >= 0: return rest[:end + 1] + tail[:equals], tail[equals + 3:], False
        return rest, None, False

    def write_func(self, line, rest, indent, owner, attributes, modifiers):
        head, value, is_body = self.signature(rest)
        name = re.match(r"[^(<\s]+", head)[0]
        if owner and owner["kind"] == "protocol":
            prefix = modifiers + " " if modifiers else ""
            return self.requirement(line, f"{prefix}func {self.swift(head)}", head, value, indent, owner, attributes, name)
        if is_body: text, said = value, ""
        elif value is None: text, said = f"{{ {self.told(self.full(owner, name), head)} }}", "It has no effect here, which is told once."
        elif value == "()": text, said = "{}", ""
        else: text, said = f"{{ {value} }}", f"Here `{value}`."
        self.say(indent, line.said, self.full(owner, name), said if not line.said else "")
        over = "override " if "override" in modifiers.split() else ""
        words = [word for word in modifiers.split() if word != "override"]
        self.out.append(f"{indent}{attributes}{'@discardableResult ' if '-> ' in head and 'Discardable' in attributes else ''}{over}{self.access(owner, modifiers, name)}{' '.join(words) + ' ' if words else ''}func {self.swift(head)} {text}")

    def write_afunc(self, line, rest, indent, owner, attributes, modifiers):
        """A function that calls back, and its asynchronous twin."""
        head, value, is_body = self.signature(rest)
        name = re.match(r"[^(<\s]+", head)[0]
        opening = head.index("(")
        parameters = split(head[opening + 1:closing(head, opening)])
        done = parameters[-1]
        label, _, closure = done.partition(":")
        called = label.split()[-1]
        closure = closure.strip()
        is_optional = closure.startswith("=>?")
        kinds = split(closure[closure.index("(") + 1:closing(closure, closure.index("("))])
        kinds = [kind.split(": ")[-1] if not kind.startswith("[") else kind for kind in kinds]
        fails = bool(kinds) and kinds[-1].startswith("Error")
        values = kinds[:-1] if fails else kinds
        throws = value is not None and value.startswith("throw ")
        if throws:
            error = value[len("throw "):]
            answers = [zero(kind) for kind in values] + [error]
            result = f"throw {error}"
        else:
            parts = split(value or "") if values else []
            answers = (parts if values else []) + (["nil"] if fails else [])
            result = (parts[0] if len(parts) == 1 else f"({', '.join(parts)})") if parts else ""
        call = f"{called}{'?' if is_optional else ''}({', '.join(answers)})"
        words = [word for word in modifiers.split() if word != "override"]
        said = f"It answers `{', '.join(answers)}`, later." if answers else "It answers later."
        self.say(indent, line.said, self.full(owner, name), said)
        access = self.access(owner, modifiers) + (" ".join(words) + " " if words else "")
        self.out.append(f"{indent}{attributes}{access}func {self.swift(head)} {{ QuietNotes.later {{ {call} }} }}")
        # What is optional besides the error is not in the twin, where the error is thrown.
        kinds_of_twin = [kind[:-1] if fails and kind.endswith("?") and throws else kind for kind in values]
        if fails and values == ["Bool"] and throws: kinds_of_twin = []
        returned = "" if not kinds_of_twin else f" -> {kinds_of_twin[0] if len(kinds_of_twin) == 1 else '(' + ', '.join(kinds_of_twin) + ')'}"
        isolation = "" if (owner or {}).get("main") else "nonisolated(nonsending) "
        self.say(indent, line.said, self.full(owner, name))
        if fails and values == ["Bool"] and not throws: result = ""; returned = ""
        generic = head[:opening]
        self.out.append(f"{indent}{attributes}{isolation}{access}func {self.swift(generic + '(' + ', '.join(parameters[:-1]) + ')')} async{' throws' if fails else ''}{self.swift(returned)} {{ {result} }}")

    def write_subscript(self, line, rest, indent, owner, attributes, modifiers):
        self.say(indent, line.said, self.full(owner, "subscript"))
        self.out.append(f"{indent}{attributes}public {modifiers + ' ' if modifiers else ''}subscript{self.swift(rest)}")

    def write_init(self, line, rest, indent, owner, attributes, modifiers):
        failable = rest.startswith("?")
        head, value, is_body = self.signature(rest)
        self.say(indent, line.said, self.full(owner, "init"), "" if is_body or value is None else f"Here `{value}`.")
        over = "override " if "override" in modifiers.split() else ""
        words = [word for word in modifiers.split() if word != "override"]
        opening = head.index("(")
        names = [re.match(r"(?:\w+ )?(\w+)\s*:", part)[1] for part in split(head[opening + 1:closing(head, opening)])]
        if owner["kind"] == "protocol":
            self.out.append(f"{indent}init{self.swift(head)}")
            return
        if is_body: text = value
        elif value is not None: text = "{ " + ("" if value == "()" else value) + " }"
        else:
            sets = [f"self.{name} = {name}" for name in names if name in owner["members"]]
            if "convenience" in words: sets = ["self.init()"] + sets
            elif owner["kind"] in ("class", "final") and owner["base"]: sets.append("super.init()")
            text = "{ " + "; ".join(sets) + " }" if sets else "{}"
        self.out.append(f"{indent}{attributes}{over}public {' '.join(words) + ' ' if words else ''}init{self.swift(head)} {text}")

    def text(self):
        head = [f"// length: generated. Written by Scripts/quiet-modules.py from {self.path.relative_to(ROOT.parent)}; change that.",
                "// swift-format-ignore-file"]
        imports = list(dict.fromkeys(self.imports)) or ["public import Foundation"]
        if not any(line.endswith(" Foundation") for line in imports): imports.append("internal import Foundation")
        if not self.is_shelved: return "\n".join(head + imports) + "\n\n" + "\n".join(self.out) + "\n"
        named = {re.split(r"[ .]", line.removeprefix("@_exported "))[-1] for line in imports}
        needed = sorted(needs(self.module) - named)
        # The compiler has to find what these need in turn.
        imports += [f"internal import {name}" for name in needed]
        notes = f"""
/// Tells once what has no effect here, and does later what Apple's systems do later.
enum QuietNotes {{
    private static let lock = NSLock()
    private nonisolated(unsafe) static var told: Set<String> = []

    /// Writes a sentence to standard error, unless it was written before.
    static func tell(_ sentence: String) {{
        guard lock.withLock({{ told.insert(sentence).inserted }}) else {{ return }}
        FileHandle.standardError.write(Data("{self.module}: \\(sentence)\\n".utf8))
    }}

    /// Unchecked: it is called once, on the main queue.
    private struct Work: @unchecked Sendable {{ let call: () -> Void }}

    /// Calls something on the main queue, after what runs there now.
    static func later(_ call: @escaping () -> Void) {{
        let work = Work(call: call)
        DispatchQueue.main.async {{ work.call() }}
    }}
}}
"""
        return "\n".join(head + imports) + "\n" + notes + "\n" + "\n".join(self.out) + "\n"


def needs(module):
    """The modules of the shelf that a module imports, and those that they import."""
    found = set()
    table = ROOT / module / "names.txt"
    lines = table.read_text().splitlines() if table.exists() else []
    for line in lines:
        if line.startswith(("import ", "public ", "export ")):
            for name in line.split()[1:]:
                if (ROOT / name / "Sources").exists() and name != module: found |= {name} | needs(name)
    return found


def manifest():
    """The lines of Modules/Package.swift that say what quiet modules need."""
    names = sorted(path.parent.name for path in ROOT.glob("*/names.txt"))
    return "".join(f'    "{name}": "{" ".join(sorted(needs(name)))}",\n' for name in names)


def documented(page):
    """The page with the rows of quiet modules, all rows in order."""
    lines = page.split("\n")
    first = next(at for at, line in enumerate(lines) if line.startswith("| ---")) + 1
    last = next(at for at in range(first, len(lines)) if not lines[at].startswith("|"))
    rows = {re.match(r"\| `(\w+)`", line)[1]: line for line in lines[first:last]}
    for table in ROOT.glob("*/names.txt"):
        state, _, text = table.read_text().split("\n", 1)[0].removeprefix("state ").partition(" | ")
        rows[table.parent.name] = f"| `{table.parent.name}` | {state} | `Modules/QuietTests` | {text} |"
    return "\n".join(lines[:first] + [rows[name] for name in sorted(rows, key=str.lower)] + lines[last:])


stale = []
page = ROOT.parent / "Documentation" / "Modules.md"
if (made := documented(page.read_text())) != page.read_text():
    if "--write" in sys.argv: page.write_text(made)
    else: stale.append("Documentation/Modules.md")
package = ROOT / "Package.swift"
BEGIN, END = "let quiet = [\n", "]\n"
text = package.read_text()
if BEGIN in text:
    start = text.index(BEGIN) + len(BEGIN)
    made = text[:start] + manifest() + text[text.index(END, start):]
    if made != text:
        if "--write" in sys.argv: package.write_text(made)
        else: stale.append("Modules/Package.swift")
wanted = [word for word in sys.argv[1:] if not word.startswith("--")]
kept = ROOT.parent / "Scripts" / "Names"
for path in sorted(ROOT.glob("*/names.txt")) + sorted(kept.glob("*/*.txt")):
    if wanted and path.parent.name not in wanted: continue
    made = Table(path).text()
    target = path.parent / "Sources" / "Names.swift"
    if path.name != "names.txt":
        target = ROOT.parent / "Sources" / "Apple" / path.parent.name / path.stem / f"Kept{path.stem}.swift"
    if target.exists() and target.read_text() == made: continue
    if "--write" in sys.argv:
        target.parent.mkdir(exist_ok=True)
        target.write_text(made)
    else: stale.append(target.relative_to(ROOT.parent))
if stale: sys.exit("Run 'Scripts/quiet-modules.py --write': " + ", ".join(map(str, stale)))
