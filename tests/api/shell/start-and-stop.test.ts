import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../../tools/tasks/project.ts';
import { ownDatabase } from '../own-database.ts';
import { copySampleChain } from '../../setup/sample-chain.ts';
import { shortLived } from '../../setup/short-lived.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the server, or another program of it, as its own process. */
function run(environment: Record<string, string>, program = 'server/main.ts') {
  const child: ChildProcess = spawn(process.execPath, [...shortLived, program], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return { child, output: () => output, ended: once(child, 'exit') };
}

/** A filled database for servers of one test, and the setting that names it. */
async function filled() {
  const { url, drop } = await ownDatabase(join(folder, 'data'));
  const environment: Record<string, string> = url === undefined ? {} : { DATABASE_URL: url };
  return { environment, drop };
}

describe('the server', () => {
  it('does not start with wrong markets and prints file, place and remedy of every mistake [CST-02]', async () => {
    const marketsDir = join(folder, 'markets');
    copySampleChain(marketsDir);
    const manifest = join(marketsDir, 'uk', 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(
      manifest,
      text.replace('"currency"', '"curency"').replace('by-postcode', 'by-postcod'),
    );
    const { output, ended } = run({ MARKETS_DIR: marketsDir });
    const [code] = (await ended) as [number];
    expect(code).toBe(1);
    expect(output()).toContain('markets/uk/manifest.json /curency');
    expect(output()).toContain('Did you mean "currency"?');
    expect(output()).toContain('Did you mean "by-postcode"?');
    expect(output()).not.toMatch(/\n\s+at /);
    expect(existsSync(join(folder, 'data', 'database.lock'))).toBe(false);
  });

  it('does not start with a wrong environment and lists all of it', async () => {
    const { output, ended } = run({ PORT: 'many', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    const [code] = (await ended) as [number];
    expect(code).toBe(1);
    for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL']) expect(output()).toContain(name);
  });

  it('does not start where nothing is published, and says how to publish', async () => {
    const { environment, drop } = await filled();
    const { output, ended } = run({ ...environment, MARKETS_FROM: 'database' });
    const [code] = (await ended) as [number];
    expect(code).toBe(1);
    expect(output()).toContain('npm run market -- publish');
    await drop();
  });

  it('goes on with nothing where a part of it cannot start, whichever it is', async () => {
    const { environment, drop } = await filled();
    const { output, ended } = run(environment, 'tests/api/shell/programs/failing-starts.ts');
    const [code] = (await ended) as [number];
    expect(code).toBe(0);
    expect(output()).toContain('letters cannot be listened to');
    await drop();
  });

  it('takes calls once it is ready, says loudly which sandboxes are open, and closes in peace [GTW-03]', async () => {
    const { environment, drop } = await filled();
    const { child, output, ended } = run({ ...environment, SANDBOX: 'open' });
    await expect.poll(output).toContain('Server listening at');
    const [, url = ''] = /Server listening at (http[^"]+)/.exec(output()) ?? [];
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(output()).toContain('SANDBOX=open');
    child.kill('SIGTERM');
    const [code] = (await ended) as [number];
    expect(code).toBe(0);
    const closed = run(environment);
    await expect.poll(closed.output).toContain('Server listening at');
    for (const part of ['sandbox gateway', 'kitchen simulator', 'mail outbox']) {
      expect(closed.output()).toContain(`The ${part} is closed`);
    }
    closed.child.kill('SIGTERM');
    await closed.ended;
    await drop();
  });
});
