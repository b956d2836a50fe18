/**
 * Lets Node run the engine's TypeScript where it lies below a `node_modules`, where Node takes no types out by itself:
 * for `--import`, in the processes and threads of the command `comanda` [ENG-36].
 */
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const engine = new URL('../../', import.meta.url).href;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith(engine) || !url.endsWith('.ts')) return nextLoad(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'));
    return { format: 'module', source, shortCircuit: true };
  },
});
