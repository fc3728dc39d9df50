// run.mjs - run a WASI program with a file as its standard input.
//   node run.mjs PROGRAM.wasm INPUT
import { openSync, readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const [program, input] = process.argv.slice(2);
const wasi = new WASI({ version: "preview1", args: [program], stdin: openSync(input, "r"), returnOnExit: true });
const module = await WebAssembly.compile(readFileSync(program));
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
