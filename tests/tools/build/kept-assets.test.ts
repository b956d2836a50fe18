import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { bringBackAssets, putAssetsAside } from '../../../tools/build/kept-assets.ts';

const dayMs = 24 * 60 * 60 * 1000;
const first = Date.parse('2026-03-04T12:00:00Z');

/** Builds in one folder, each of which empties it. */
function builds() {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dist = join(folder, 'dist');
  const aside = join(folder, 'aside');
  const make = (files: readonly string[]) => {
    rmSync(dist, { recursive: true, force: true });
    for (const path of files) {
      mkdirSync(dirname(join(dist, path)), { recursive: true });
      writeFileSync(join(dist, path), path);
    }
  };
  return {
    aside,
    fail() {
      putAssetsAside(dist, aside);
      make([]);
    },
    run(now: number, ...files: string[]) {
      putAssetsAside(dist, aside);
      make(files);
      bringBackAssets(dist, aside, now);
    },
    files: () =>
      readdirSync(dist, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1))
        .toSorted(),
  };
}

const list = '.vite/superseded.json';

it('files of an earlier build stay, packed ones too, until they are a week out of date [OPS-14]', () => {
  const { aside, files, run } = builds();
  const old = ['assets/a-1.js', 'assets/a-1.js.br', 'assets/a-1.js.gz', 'console/assets/c-1.js'];
  run(first, ...old, 'host-simulator/assets/h-1.js', 'assets/same.woff2', 'index.html');
  expect(files()).not.toContain(list);
  const next = ['assets/a-2.js', 'assets/same.woff2', 'index.html'];
  run(first + dayMs, ...next);
  expect(files()).toEqual([...old, 'host-simulator/assets/h-1.js', ...next, list].toSorted());
  // However often it is built meanwhile, the week is that of the build that did without them.
  run(first + 5 * dayMs, ...next);
  run(first + 8 * dayMs - 1, 'assets/a-3.js', ...next.slice(1));
  expect(files()).toEqual(expect.arrayContaining([...old, 'assets/a-2.js', 'assets/a-3.js', list]));
  run(first + 8 * dayMs, 'assets/a-3.js', ...next.slice(1));
  expect(files()).toEqual(
    ['assets/a-2.js', 'assets/a-3.js', 'assets/same.woff2', 'index.html', list].toSorted(),
  );
  run(first + 30 * dayMs, 'assets/a-3.js', ...next.slice(1));
  expect(files()).toEqual(['assets/a-3.js', 'assets/same.woff2', 'index.html']);
  expect(existsSync(aside)).toBe(false);
});

it('a file that is part of the build again is none of an earlier one [OPS-14]', () => {
  const { files, run } = builds();
  run(first, 'assets/a-1.js');
  run(first + dayMs, 'assets/a-2.js');
  run(first + 6 * dayMs, 'assets/a-1.js');
  run(first + 9 * dayMs, 'assets/a-3.js');
  expect(files()).toEqual([list, 'assets/a-1.js', 'assets/a-2.js', 'assets/a-3.js']);
  run(first + 13 * dayMs, 'assets/a-3.js');
  expect(files()).toEqual([list, 'assets/a-1.js', 'assets/a-3.js']);
});

it('a build that fails loses none of the files of before [OPS-14]', () => {
  const { fail, files, run } = builds();
  run(first, 'assets/a-1.js');
  run(first + dayMs, 'assets/a-2.js');
  fail();
  fail();
  run(first + 2 * dayMs, 'assets/a-3.js');
  expect(files()).toEqual([list, 'assets/a-1.js', 'assets/a-2.js', 'assets/a-3.js']);
  run(first + 8 * dayMs, 'assets/a-3.js');
  expect(files()).toEqual([list, 'assets/a-2.js', 'assets/a-3.js']);
});
