import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildWhenStale } from './build-product.ts';
import { root } from './project.ts';
import { runScript } from './run-script.ts';
import { startServer } from './running-server.ts';

const folder = join(root, 'tests', 'bench');
const suffix = '.bench.ts';
const known = existsSync(folder)
  ? readdirSync(folder)
      .filter((file) => file.endsWith(suffix))
      .map((file) => basename(file, suffix))
  : [];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`Unknown bench: ${unknown.join(', ')}. Known: ${known.join(', ') || 'none'}.`);
  process.exitCode = 1;
} else {
  await buildWhenStale();
  const server = await startServer();
  try {
    for (const name of wanted.length > 0 ? wanted : known) {
      console.log(`\n${name}`);
      const env = { COMANDA_BASE_URL: server.url };
      const { code } = await runScript(join(folder, `${name}${suffix}`), [], { env, live: true });
      if (code !== 0) process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
}
