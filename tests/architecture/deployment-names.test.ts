import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../tools/tasks/project.ts';
import { namesIn, namesSpelledIn } from './deployment-names.ts';

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();

const isText = (path: string): boolean => /\.(ts|tsx|mjs|json|css|html|md)$/.test(path);

/** Places that may name a language, and why. */
const allowed: Readonly<Record<string, RegExp>> = {
  // The pages that belong to no market are in one language.
  'server/shell/own-language.ts': /ownLanguage = 'en'/,
  // The console and the host simulator begin in it where the browser asks for none that it has.
  'ui/console/index.html': /<html lang="en">/,
  'ui/host-simulator/index.html': /<html lang="en">/,
  // The languages that the shared words beside it are in.
  'markets/default/manifest.json': /"baseLanguages": \["en", "fr"\]/,
};

/** The lines of a file that name something of the deployment, with what they name. */
const found = (path: string, search: (text: string) => readonly string[]): readonly string[] =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      const names = allowed[path]?.test(line) ? [] : search(line);
      return names.length > 0 ? [`${path}:${index + 1} ${names.join(', ')}: ${line.trim()}`] : [];
    });

// The words of the console and of the host simulator lie with them, in the languages they are in: they belong to no market.
const isProse = (path: string): boolean =>
  /^(markets\/default\/(words|pages)|ui\/(console|host-simulator)\/words)\//.test(path);

describe('what holds for any market', () => {
  const shared = ['core', 'client', 'ui', 'server', 'schemas', 'markets/default'].flatMap(
    filesBelow,
  );

  it('names no country, language, currency, sector or market, not in part of a name either [ENG-08]', () => {
    const lines = shared
      .filter(isText)
      .flatMap((path) => found(path, isProse(path) ? namesSpelledIn : namesIn));
    for (const line of lines) console.log(line);
    expect(lines).toEqual([]);
  });

  it('has no file or folder that is called after one [ENG-08]', () => {
    const paths = shared.filter((path) => !isProse(path) && namesIn(path).length > 0);
    const prose = shared.filter((path) => isProse(path) && namesSpelledIn(path).length > 0);
    expect([...paths, ...prose]).toEqual([]);
  });
});

describe('the search for names', () => {
  it.each([
    ['franceSector', ['france']],
    ['auto-localise-redirect-for-india', ['india']],
    ['const { ukBanner } = promo;', ['uk']],
    ["sectors: ['in-1', 'ca-2']", ['ca', 'in-1', 'ca-2']],
    ['formatsGBPAmounts', ['gbp']],
    ["Intl.NumberFormat('en-GB')", ['en', 'gb']],
    ['CanadianTax', ['canadian']],
  ])('sees what stands in part of %s', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each(['sign-in', 'signedInBy', 'canAdd', 'minmax(0, 1fr)', 'loginDialog', 'pages in a frame'])(
    'sees nothing in %s',
    (text) => {
      expect(namesIn(text)).toEqual([]);
    },
  );
});
