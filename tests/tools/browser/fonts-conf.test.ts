import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFontsConf } from '../../../tools/browser/fonts-conf.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-fonts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the settings of a checkout name, by the element. */
function namedBy(checkout: string, element: 'dir' | 'cachedir'): string[] {
  const place = writeFontsConf(join(checkout, 'fonts'), join(checkout, '.boot', 'fonts'));
  const settings = readFileSync(join(place, 'fonts.conf'), 'utf8');
  const found = settings.matchAll(new RegExp(`<${element}>(.*)</${element}>`, 'g'));
  return [...found].map(([, path = '']) => path.replaceAll('&amp;', '&'));
}

describe("the packed browser's fonts", () => {
  it('are named by the folder they are in, with a cache that can be written [OPS-01]', () => {
    const checkout = join(folder, 'one & two');
    mkdirSync(join(checkout, 'fonts'), { recursive: true });
    const dirs = namedBy(checkout, 'dir');
    expect(dirs).toEqual([join(checkout, 'fonts')]);
    expect(dirs.every((path) => existsSync(path))).toBe(true);
    const [cache = ''] = namedBy(checkout, 'cachedir');
    expect(() => accessSync(cache, constants.W_OK)).not.toThrow();
  });

  it('are found after the checkout has moved [OPS-01, OPS-03]', () => {
    const before = join(folder, 'before');
    const after = join(folder, 'after');
    mkdirSync(join(before, 'fonts'), { recursive: true });
    namedBy(before, 'dir');
    renameSync(before, after);
    expect([...namedBy(after, 'dir'), ...namedBy(after, 'cachedir')].every(existsSync)).toBe(true);
  });
});
