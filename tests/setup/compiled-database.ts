import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Held once: files of a worker share its globals. */
const mark = Symbol.for('the compiled embedded database of this worker');

// Threads share compiled code as long as somebody holds it: a database's thread compiles it again otherwise.
if (!process.env['DATABASE_URL'] && !Object.hasOwn(globalThis, mark)) {
  const program = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  const value = await WebAssembly.compile(readFileSync(fileURLToPath(program)));
  Object.defineProperty(globalThis, mark, { value });
}
