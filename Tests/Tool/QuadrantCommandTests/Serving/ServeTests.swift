import Expectations
import Foundation
import Testing

@testable import QuadrantCommand

/// `quadrant serve`, from its start to its end.
@Suite struct ServeTests {
    private static let card = """
        import SwiftUI
        struct Card: View {
            let name: String
            var body: some View {
                let values = [1, 2, 3]
                Text(verbatim: name == "trap" ? "\\(values[name.count])" : name)
                if name == "loop" { Text("\\(endless)") }
                if name == "slow" { Text("\\(late)") }
            }
            var late: Int {
                let end = Date().addingTimeInterval(0.4)
                while Date() < end {}
                return 1
            }
            var endless: Int {
                var count = 0
                while count >= 0 { count = (count + 1) % 7 }
                return count
            }
        }
        struct Bound: View {
            @Binding var value: Int
            var body: some View { Text("\\(value)") }
        }

        """

    /// A line each: the status and the words of what was asked for. The port is read from the line that tells the address.
    private static let script = #"""
        "$QUADRANT" serve Card.swift --port 0 --unconfined --time-limit 1 >log 2>told & server=$!
        for _ in $(seq 600); do grep -q http told && break; sleep 0.05; done
        port=$(sed -n 's/.*:\([0-9]*\)\/$/\1/p' told)
        get() {
            exec 3<>/dev/tcp/127.0.0.1/$port
            printf 'GET %s HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n' "$1" >&3
            cat <&3 | tr -d '\r' >answer
            exec 3>&-
            sed -n '1s/HTTP.1.1 //p' answer
            sed -n 's/.*"detail":"\([^"]*\)".*/\1/p' answer
            grep -o '>[^<>]*</text>' answer
        }
        get '/Card.svg?name=Ada&svg-text'
        get '/Card.svg?name=trap'
        get '/Card.svg?nam=x'
        get '/Bound.svg?value=1'
        # One that waits, begun after the one that draws next, is lost with it.
        (exec 4<>/dev/tcp/127.0.0.1/$port
            printf 'GET /Card.svg?name=slow HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n' >&4
            cat <&4 >/dev/null) & early=$!
        sleep 0.15; get '/Card.svg?name=quick&svg-text'; wait $early
        # Clients that leave while all processors are taken.
        metric() {
            exec 3<>/dev/tcp/127.0.0.1/$port
            printf 'GET /metrics HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n' >&3
            cat <&3 | tr -d '\r' | sed -n "s/^quadrant_$1 //p"
            exec 3>&-
        }
        await() { for _ in $(seq 200); do [ "$(metric "$1")" = "$2" ] && break; sleep 0.02; done; }
        for i in $(seq $(nproc)); do
            exec 5<>/dev/tcp/127.0.0.1/$port
            printf 'GET /Card.svg?name=loop&size=%s0x50 HTTP/1.1\r\nHost: h\r\n\r\n' $i >&5
            eval "exec $((10 + i))<&5"
        done
        await drawings $(nproc)
        for i in $(seq 20); do
            exec 4<>/dev/tcp/127.0.0.1/$port
            printf 'GET /Card.svg?name=left%s HTTP/1.1\r\nHost: h\r\n\r\n' $i >&4
            exec 4>&-
        done
        await drawings 0
        echo "gone $(metric 'requests_total{template="Card",status="499"}')"
        (sleep 0.2; kill -9 $(pgrep -P $server -f drawing-worker)) & get '/Card.svg?name=slow&svg-text'
        (sleep 0.3; kill $server) & get '/Card.svg?name=loop'
        wait $server; echo "ended $?"
        """#

    @Test func aServiceLivesUntilItIsEnded() throws {
        let scratch = try ScratchFolder()
        try scratch.write("Card.swift", Self.card)
        let run = try scratch.shell(Self.script)
        let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
        let place = "Card.swift"
        let wanted = [
            "200 OK", ">Ada</text>", "500 Internal Server Error",
            "Card's body trapped at \(place):6: Index out of range (while drawing Card from data)",
            "422 Unprocessable Content", "there is no 'nam' in the view; did you mean 'name'?",
            "404 Not Found", "There is no template 'Bound'.", "200 OK", ">quick</text>",
            "gone 20",
            // What makes the processes was killed meanwhile: it is drawn again.
            "200 OK", ">slow</text>", ">1</text>",
            "504 Gateway Timeout",
            "drawing Card from data did not end within 1 s; it was in Card's body at \(place):17. "
                + "Is there an endless loop? '--time-limit' allows more.", "ended 143",
        ]
        same(lines.map(String.init), wanted)
        let told = String(decoding: scratch.data("told") ?? Data(), as: UTF8.self)
        has(told, "quadrant: Bound is not served: it ")
        // A line for each request, JSON.
        let log = String(decoding: scratch.data("log") ?? Data(), as: UTF8.self)
        let left = log.split(separator: "\n").filter { $0.contains("/Card.svg?name=left") }
        same(left.count, 20)
        holds(left.allSatisfy { $0.contains(#""status":499"#) && !$0.contains("source") })
        has(
            log,
            #""source":"drawn","status":200,"target":"/Card.svg?name=Ada&svg-text","template":"Card""#
        )
    }

    /// `quadrant worker`: a line for each line, in their order, whatever they are.
    @Test func eachLineIsAnswered() throws {
        let scratch = try ScratchFolder()
        try scratch.write("Card.swift", Self.card)
        let lines = (1...100).map { #"{"id":\#($0),"data":{"name":"n\#($0 % 10)"}}"# }
        let bad = [#"{"id":"x","data":{"name":"trap"}}"#, "", "no json", #"{"id":"y","data":{}}"#]
        try scratch.write(
            "lines", (lines.prefix(50) + bad + lines.dropFirst(50)).joined(separator: "\n"))
        let run = try scratch.shell(
            #""$QUADRANT" worker Card.swift --unconfined -o out --format svg <lines"#)
        let answers = run.output.split(separator: UInt8(ascii: "\n")).compactMap { JSONValue($0) }
        same(answers.map { $0["line"]?.whole }, Array(1...103))
        try #require(answers.count == 103, "\(run.ending): \(run.errorText)")
        same(
            answers[50..<53].map { $0["error"]?.string ?? "" },
            [
                "Card's body trapped at Card.swift:6: Index out of range (while drawing Card from data)",
                "the line is no JSON", "'name' is missing",
            ])
        let drawn = answers.filter { $0["path"] != nil }
        same(drawn.map { $0["id"]?.whole }, Array(1...100))
        // The same data has the same file.
        same(Set(drawn.compactMap { $0["digest"]?.string }).count, 10)
        let file = try #require(drawn.first?["path"]?.string)
        same(Digests.sha256(of: try #require(scratch.data(file))), drawn.first?["digest"]?.string)
    }

    /// Arguments, and what is said of them.
    @Test(arguments: [
        (["serve"], "no file"), (["serve", "--sign", "/a"], "'--sign'"),
        (["serve", "V.swift", "--port", "70000"], "0 to 65535"),
        (["serve", "--sign", "Card.png", "--sign-key", "key"], "it begins with '/'"),
        (["serve", "--sign", "/Card.png", "--sign-key", "key"], "a key has 16 bytes or more"),
        (["serve", "--sign", "/Card.png", "--sign-key", "none"], "cannot read 'none'"),
    ])
    func badArgumentsAreSaid(_ arguments: [String], _ words: String) throws {
        let scratch = try ScratchFolder()
        try scratch.write("key", "short")
        has(try scratch.run(arguments).errorText, words)
    }

    @Test func anAddressIsSigned() throws {
        let scratch = try ScratchFolder()
        try scratch.write("key", "0123456789abcdef\n")
        let run = try scratch.run(["serve", "--sign-key", "key", "--sign", "/Card.png?name=a"])
        let parts = String(decoding: run.output, as: UTF8.self).split(separator: "&")
        same(parts.first, "/Card.png?name=a")
        same(parts.last?.count, "signature=".count + 64 + 1)
    }
}
