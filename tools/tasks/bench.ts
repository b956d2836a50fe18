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
/** Benches that start servers of their own. */
const selfServed: readonly string[] = [
  'crash',
  'failover',
  'fuzz',
  'kept',
  'model',
  'mutate',
  'reloads',
  'scale',
  'strangers',
];

/** Names first; from the first number or option on everything is for the benches: `crash -- 200 --seed 7`. */
const given = process.argv.slice(2);
const end = given.findIndex((argument) => /^(-|\d)/.test(argument));
const names = end === -1 ? given : given.slice(0, end);
const passedOn = end === -1 ? [] : given.slice(end);
const unknown = names.filter((name) => !known.includes(name));
const wanted = names.length > 0 ? names : known;

async function run(name: string, env: NodeJS.ProcessEnv): Promise<void> {
  console.log(`\n${name}`);
  const { code } = await runScript(join(folder, `${name}${suffix}`), passedOn, { env, live: true });
  if (code !== 0) process.exitCode = 1;
}

if (unknown.length > 0) {
  console.error(`Unknown bench: ${unknown.join(', ')}. Known: ${known.join(', ') || 'none'}.`);
  process.exitCode = 1;
} else {
  for (const name of wanted.filter((one) => selfServed.includes(one))) await run(name, {});
  const served = wanted.filter((one) => !selfServed.includes(one));
  if (served.length > 0) {
    await buildWhenStale();
    const server = await startServer();
    try {
      const env = { COMANDA_BASE_URL: server.url, COMANDA_SERVER_PID: String(server.pid) };
      for (const name of served) await run(name, env);
    } finally {
      await server.stop();
    }
  }
}
