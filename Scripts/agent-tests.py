#!/usr/bin/env python3
"""Tries `quadrant mcp` with the public clients of PyPI, in the revisions that they speak: the whole loop of an agent, which lists,
sees, edits, proves and tests.

    pip install mcp fastmcp jsonschema; Scripts/agent-tests.py [quadrant]     (default: ./quadrant)

It prints a transcript with the bytes and the time of each answer, and ends with an error at the first that is not as it should be.
`./test` does not need it.
"""
import asyncio
import json
import pathlib
import shutil
import sys
import tempfile
import time

import jsonschema
from fastmcp import Client as FastClient
from fastmcp.client.transports import StdioTransport
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

CARD = """import SwiftUI

struct Card: View {
    @State private var count = 0
    @State private var name = ""
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Card").font(.headline)
            TextField("Name", text: $name).accessibilityIdentifier("name")
            Text("Hello \\(name), \\(count)").accessibilityIdentifier("words")
            Button("Add") { count += 1 }.accessibilityIdentifier("add")
        }
        .padding()
    }
}

#Preview("Card") { Card() }
#Preview("Dark") { Card().preferredColorScheme(.dark) }
"""
ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = str(pathlib.Path(shutil.which(sys.argv[1] if len(sys.argv) > 1 else ROOT / "quadrant")).resolve())


def check(holds, what):
    if not holds:
        sys.exit(f"agent-tests: {what}")


async def loop(call, folder, schemas):
    """List, see, act, edit, prove."""

    async def ask(tool, **arguments):
        begun = time.time()
        text, value, is_error, pictures = await call(tool, arguments)
        took = (time.time() - begun) * 1e3
        words = len(text.encode())
        print(f"  {tool} {json.dumps(arguments)}: {words} bytes, {took:.0f} ms{' (mistake)' if is_error else ''}")
        print("    " + text.replace("\n", "\n    "))
        check(words <= 2100, f"{tool} answered {words} bytes")
        if not is_error:
            jsonschema.validate(value, schemas[tool])
        return text, value, is_error, pictures

    path = str(folder / "Card.swift")
    _, value, _, _ = await ask("list_previews", path=path)
    check([row["name"] for row in value["previews"]] == ["Card", "Card", "Dark"], "previews are missing")
    text, _, _, _ = await ask("snapshot_ui", path=path, preview="Card")
    check('button "Add" #add' in text and 'field "Name" #name' in text, "elements are missing")
    text, value, _, _ = await ask("tap", ref="add")
    check(value["changed"] and "Hello , 1" in text, "the tap changed nothing")
    text, _, _, _ = await ask("type_text", ref="name", text="Ada")
    check("Hello Ada, 1" in text, "nothing was typed")
    text, _, is_error, _ = await ask("tap", ref="words")
    check(is_error and "takes no taps" in text, "a text took a tap")
    _, _, is_error, _ = await ask("tap", ref="Ad")
    check(is_error, "a name that is not there was tapped")
    await ask("diff")
    source = folder / "Card.swift"
    source.write_text(CARD.replace("spacing: 8", "spacing: 20").replace('"Hello', '"Hi'))
    text, value, _, _ = await ask("diff")
    check(value["changed"] and "Hi Ada, 1" in text, "the edit is not seen")
    source.write_text(CARD.replace("VStack", "VStak"))
    text, _, is_error, _ = await ask("diff")
    check(is_error and "VStak" in text, "an error of the compiler is not told")
    source.write_text(CARD)
    _, value, _, _ = await ask("check_build", path=path)
    check(value["compiles"], "the file does not compile")
    _, value, _, pictures = await ask("screenshot", scale=1)
    check(len(pictures) == 1, "there is no picture")
    _, value, _, _ = await ask("RenderPreview", sourceFilePath=path, previewDefinitionIndexInFile=1,
                               previewVariantOverrides={"Color Scheme": "Dark Appearance"})
    check(pathlib.Path(value["previewSnapshotPath"]).read_bytes()[:4] == b"\x89PNG", "there is no PNG")
    _, value, _, _ = await ask("api", name=".foregroundStyl")
    check(not value["isHere"], "a typo is said to be here")
    await ask("explain", path=path)
    await ask("advance_time", seconds=2)
    await ask("swipe", direction="up")
    await ask("reset")


async def with_mcp(folder, mode):
    server = StdioServerParameters(command=PROGRAM, args=["mcp", "--unconfined"], cwd=str(folder))
    async with Client(stdio_client(server), mode=mode) as client:
        print(f"mcp, revision {client.protocol_version}")
        tools = (await client.list_tools()).tools
        check([t.name for t in tools] == sorted(t.name for t in tools), "the tools are in another order")
        schemas = {tool.name: tool.output_schema for tool in tools}

        async def call(tool, arguments):
            result = await client.call_tool(tool, arguments)
            text = "\n".join(part.text for part in result.content if part.type == "text")
            pictures = [part for part in result.content if part.type == "image"]
            return text, result.structured_content, result.is_error, pictures

        await loop(call, folder, schemas)


async def with_fastmcp(folder):
    transport = StdioTransport(command=PROGRAM, args=["mcp", "--unconfined"], cwd=str(folder))
    async with FastClient(transport) as client:
        print("fastmcp")
        tools = await client.list_tools()

        def schema(tool):
            return getattr(tool, "outputSchema", None) or tool.output_schema

        async def call(tool, arguments):
            result = await client.call_tool(tool, arguments, raise_on_error=False)
            text = "\n".join(part.text for part in result.content if part.type == "text")
            pictures = [part for part in result.content if part.type == "image"]
            return text, result.structured_content, result.is_error, pictures

        await loop(call, folder, {tool.name: schema(tool) for tool in tools})


async def main():
    runs = [lambda folder: with_mcp(folder, "legacy"), lambda folder: with_mcp(folder, "2026-07-28"), with_fastmcp]
    for run in runs:
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "Card.swift").write_text(CARD)
            await run(pathlib.Path(folder))
    print("all held")


asyncio.run(main())
