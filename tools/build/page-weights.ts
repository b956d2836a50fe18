import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a page may send as JavaScript, in brotli bytes: the first page of a market, and what its menu page adds. */
const budgets = { firstPage: 175_000, menuPage: 45_000 } as const;

/** JavaScript of a market's pages, in brotli bytes. */
interface PageWeights {
  readonly market: string;
  readonly firstPage: number;
  readonly menuPage: number;
}

/** A file of the build, as Vite's manifest describes it. */
interface BuildEntry {
  readonly file: string;
  /** Name of the chunk: the tier, or the tier with the markets whose plugins it holds. */
  readonly name?: string;
  readonly imports?: readonly string[];
}

type Entries = Readonly<Record<string, BuildEntry>>;

const readEntries = (dist: string): Entries =>
  JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Entries;

/** The files of some entries, with all they import. */
function filesFrom(entries: Entries, keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const entry = entries[key];
    if (!entry || files.has(entry.file)) continue;
    files.add(entry.file);
    open.push(...(entry.imports ?? []));
  }
  return files;
}

/** The files that chunks of these names consist of, with all they import. */
const filesOf = (entries: Entries, isWanted: (name: string) => boolean): ReadonlySet<string> =>
  filesFrom(
    entries,
    Object.entries(entries).flatMap(([key, { name = '' }]) => (isWanted(name) ? [key] : [])),
  );

/** Whether a chunk holds what a tier needs in a market. */
const isOf = (tier: string, market: string) => (name: string) => {
  const plugins = `${tier}-plugins-`;
  return name === tier || (name.startsWith(plugins) && name.split('-').includes(market));
};

const isScript = (file: string): boolean => file.endsWith('.js');

/**
 * How much the pages of markets send, from the files of a build.
 * @param dist folder of the build, with the compressed files beside the scripts
 */
export function pageWeights(dist: string, markets: readonly string[]): readonly PageWeights[] {
  const entries = readEntries(dist);
  const bytes = (file: string): number => {
    const compressed = join(dist, `${file}.br`);
    return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
  };
  const sum = (files: Iterable<string>): number =>
    [...files].filter(isScript).reduce((total, file) => total + bytes(file), 0);
  return markets.map((market) => {
    const first = filesOf(entries, (name) => name === 'index' || isOf('shell', market)(name));
    const menu = filesOf(entries, isOf('ordering', market));
    return {
      market,
      firstPage: sum(first),
      menuPage: sum([...menu].filter((file) => !first.has(file))),
    };
  });
}

/** What is over its budget, a sentence each. */
export const overBudget = (weights: readonly PageWeights[]): readonly string[] =>
  weights.flatMap(({ market, ...pages }) =>
    (['firstPage', 'menuPage'] as const).flatMap((page) =>
      pages[page] > budgets[page]
        ? [
            `${market}: the ${page === 'firstPage' ? 'first' : 'menu'} page sends ${pages[page]} bytes of JavaScript; its budget is ${budgets[page]}. See docs/decisions/what-loads-when.md.`,
          ]
        : [],
    ),
  );

/** What customers open before they go to the checkout, by its source or by the name of the file that it shares. */
const openedBefore = [
  'ui/pages/basket/basket-panel.tsx',
  'ui/pages/deals/deal-builder-page.tsx',
  'ui/pages/menu/category-intro.tsx',
  'ui/pages/menu/product-modal.tsx',
  'ui/pages/search/food-search.tsx',
  'ui/pages/timeslots/time-overlay.tsx',
  'fees',
  'questions',
];

/** What would load the whole checkout where nobody has asked for it, a sentence each. */
export function earlyCheckouts(dist: string): readonly string[] {
  const entries = readEntries(dist);
  const checkout = Object.values(entries).find(({ name }) => name === 'purchase');
  const keyOf = (opened: string): string | undefined =>
    Object.keys(entries).find((key) => key === opened || entries[key]?.name === opened);
  return openedBefore.flatMap((opened) => {
    const key = keyOf(opened);
    return checkout && key !== undefined && !filesFrom(entries, [key]).has(checkout.file)
      ? []
      : [
          `${opened} loads the checkout, or is no file of its own any more. See docs/decisions/what-loads-when.md.`,
        ];
  });
}
