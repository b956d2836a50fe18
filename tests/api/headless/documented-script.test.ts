import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root, scratch } from '../../../tools/tasks/project.ts';
import { stateOf } from '../orders/sample-orders.ts';
import { sampleBuild } from '../shell/sample-build.ts';
import { startServer, type TestServer } from '../start-server.ts';

const guide = readFileSync(join(root, 'docs', 'hosts', 'headless.md'), 'utf8');
const script = /```ts\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';

const build = sampleBuild();
mkdirSync(scratch, { recursive: true });
const folder = mkdtempSync(join(scratch, 'headless-'));
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    environment: { distDir: build.distDir },
    manifests: { uk: { hosts: ['127.0.0.1'] } },
  });
});
afterAll(async () => {
  await server.close();
  build.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the script of the guide as it stands there, in a process of its own by the clock of the server. */
async function run(address: string): Promise<string> {
  const clock = join(folder, 'clock.ts');
  const shiftDate = join(root, 'tests', 'setup', 'shift-date.ts');
  writeFileSync(
    clock,
    `import { shiftDate } from ${JSON.stringify(shiftDate)};\nshiftDate(${server.clock.now()} - Date.now());\n`,
  );
  writeFileSync(join(folder, 'order.ts'), script);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', clock, join(folder, 'order.ts')],
    { env: { ...process.env, SHOP: address } },
  );
  return stdout.trim();
}

it('the script of the guide orders a pizza in forty lines, as it stands there [HST-09]', async () => {
  const lines = script.split('\n').filter((line) => line.trim() !== '');
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.length).toBeLessThanOrEqual(40);
  const transactionId = await run(server.url);
  expect(transactionId).toMatch(/\S/);
  expect(await stateOf(server, transactionId)).toBe('placed');
});

it('the script says so where the address is no shop [HST-09]', async () => {
  await expect(run(`${server.url}/health`)).rejects.toThrow('no page of a market');
});
