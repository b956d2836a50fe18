import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseRuntime, fetchedRuntime } from '../../../tools/boot/choose-runtime.mjs';
import { linkRuntime } from '../../../tools/boot/install-packages.mjs';
import { withLock } from '../../../tools/boot/lock.mjs';

let folder: string;
let original: string;
let copy: string;

const { version } = process;
const [, , , packageName = ''] = fetchedRuntime.split(sep);
const linkIn = (root: string) => join(root, 'node_modules', '.bin', 'node');

/** A checkout on a machine whose own Node is too old: it has fetched one, which here only tells its version. */
function makeCheckout(root: string): void {
  const runtime = join(root, fetchedRuntime);
  for (const place of [dirname(runtime), dirname(linkIn(root)), join(root, '.boot')]) {
    mkdirSync(place, { recursive: true });
  }
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ engines: { node: `>=${version.slice(1)}` } }),
  );
  lockRuntime(root, version);
  writeFileSync(runtime, tellingVersion(version), { mode: 0o755 });
}

const tellingVersion = (told: string) => `#!/bin/sh\necho ${told}\n`;

const lockRuntime = (root: string, locked: string) =>
  writeFileSync(
    join(root, 'tools', 'node', 'package.json'),
    JSON.stringify({ optionalDependencies: { [packageName]: locked.slice(1) } }),
  );

/** Has what is installed from now on be a Node that tells that version. */
function deliverRuntime(root: string, delivered: string): void {
  const npm = join(folder, 'npm-cli.js');
  const written = [join(root, fetchedRuntime), tellingVersion(delivered)].map((text) =>
    JSON.stringify(text),
  );
  writeFileSync(npm, `require('node:fs').writeFileSync(${written.join(', ')})`);
  vi.stubEnv('npm_execpath', npm);
}

const moveAway = () => rmSync(original, { recursive: true });
const copyIt = () => cpSync(original, copy, { recursive: true, verbatimSymlinks: true });

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'comanda-moved-')));
  original = join(folder, 'original');
  copy = join(folder, 'copy');
  makeCheckout(original);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('a checkout that was copied', () => {
  it('runs its own Node, also after the original went away [OPS-03]', async () => {
    linkRuntime(original, await chooseRuntime(original, { version: 'v18.0.0', execPath: '/node' }));
    copyIt();
    moveAway();
    expect(realpathSync(linkIn(copy))).toBe(join(copy, fetchedRuntime));
    const running = { version, execPath: realpathSync(linkIn(copy)) };
    expect(await chooseRuntime(copy, running)).toBe(join(copy, fetchedRuntime));
  });

  it("does not stay with the original's Node when that one started it [OPS-03]", async () => {
    symlinkSync(join(original, fetchedRuntime), linkIn(original));
    copyIt();
    const running = { version, execPath: realpathSync(linkIn(copy)) };
    expect(running.execPath).toBe(join(original, fetchedRuntime));
    const chosen = await chooseRuntime(copy, running);
    linkRuntime(copy, chosen);
    moveAway();
    expect(chosen).toBe(join(copy, fetchedRuntime));
    expect(realpathSync(linkIn(copy))).toBe(join(copy, fetchedRuntime));
  });

  it("stays with the machine's Node where that one fits, and links to none [OPS-03]", async () => {
    linkRuntime(original, join(original, fetchedRuntime));
    copyIt();
    const chosen = await chooseRuntime(copy, { version, execPath: '/usr/bin/node' });
    linkRuntime(copy, chosen);
    expect(chosen).toBe('/usr/bin/node');
    expect(() => realpathSync(linkIn(copy))).toThrow('ENOENT');
  });

  it('does not wait for work on the original [OPS-03]', async () => {
    const lockIn = (root: string) => join(root, '.boot', 'install.lock');
    await withLock(lockIn(original), 'installing', async () => {
      copyIt();
      expect(await withLock(lockIn(copy), 'installing', () => Promise.resolve('done'))).toBe(
        'done',
      );
    });
  });
});

describe('a checkout whose lock names another Node than the one it has fetched', () => {
  it.each([
    ["the machine's too old one", { version: 'v18.0.0', execPath: '/node' }],
    ['the one that it has', { version, execPath: 'its own' }],
  ])('fetches that one when it is started by %s [OPS-03]', async (_, { execPath, ...running }) => {
    const fetched = join(original, fetchedRuntime);
    lockRuntime(original, 'v99.1.0');
    deliverRuntime(original, 'v99.1.0');
    const own = execPath === 'its own' ? fetched : execPath;
    expect(await chooseRuntime(original, { ...running, execPath: own })).toBe(fetched);
    expect(readFileSync(fetched, 'utf8')).toBe(tellingVersion('v99.1.0'));
  });

  it('says so when what came is not what it asked for [OPS-03]', async () => {
    lockRuntime(original, 'v99.1.0');
    deliverRuntime(original, 'v99.0.0');
    const running = { version: 'v18.0.0', execPath: '/node' };
    await expect(chooseRuntime(original, running)).rejects.toThrow('Install a newer Node');
  });
});
