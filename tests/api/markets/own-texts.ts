import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeploymentFolders, readDeployment } from '../../../server/markets/read-deployment.ts';
import { namedPlugins } from '../../../server/markets/market-words.ts';
import { loadMarkets } from '../../../server/markets/load-markets.ts';

/** Shorter texts stand in any program. */
const shortest = 3;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Names and codes in a market's catalogue; ids of dishes are those of the drawings, which every market has. */
const catalogueOf = (marketsDir: string, market: string): readonly string[] =>
  ['huts', 'products', 'deals', 'vouchers', 'discounts', 'gift-cards'].flatMap((name) => {
    const file = join(marketsDir, market, 'catalogue', `${name}.json`);
    const entries: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    return Object.values(entries as object).flatMap((entry: unknown) => {
      const { name: title, code } = entry as Readonly<Record<string, unknown>>;
      return [title, code].flatMap(textsIn);
    });
  });

/** What a market has of its own to be looked for, and everything that it says, with what it starts from. */
async function marketTexts(folders: DeploymentFolders, market: string) {
  const running = (await loadMarkets(folders)).find(({ id }) => id === market);
  const deployment = await readDeployment(folders);
  const folder = deployment.markets.find(({ id }) => id === market);
  if (!running || !folder) throw new Error(`There is no market ${market}.`);
  const { extensions, manifest } = running.market;
  const plugins = namedPlugins(deployment, folder);
  const words = [
    ...folder.words.values(),
    ...plugins.flatMap((id) => [...(deployment.pluginWords.get(id)?.values() ?? [])]),
  ].flatMap(({ content }) => textsIn(content));
  const types = extensions.all('payment-provider').flatMap((provider) => provider.types);
  const own = [
    ...plugins,
    ...manifest.sectors,
    ...textsIn(manifest.phone).filter((text) => /^\+\d+$/.test(text)),
    ...catalogueOf(folders.marketsDir, market),
    ...words,
  ];
  const said = [own, manifest, running.locales.map((locale) => running.words(locale))];
  const all = JSON.stringify(said) + textsIn(said).join('\n');
  return { own, all, types: types.map(({ type }) => type) };
}

/** What a market says and another one does not: texts that must not be found in the other's files. */
export async function ownTexts(
  folders: DeploymentFolders,
  market: string,
  besides: string,
): Promise<readonly string[]> {
  const [{ own, types }, { all, types: known }] = await Promise.all([
    marketTexts(folders, market),
    marketTexts(folders, besides),
  ]);
  const others = types.filter((type) => !known.includes(type) && !all.includes(`"${type}"`));
  return [
    ...[...new Set(own)].filter((text) => text.length >= shortest && !all.includes(text)),
    // A type may be a word of any program: it counts where it stands as a whole text.
    ...others.flatMap((type) => [`"${type}"`, `'${type}'`, `\`${type}\``]),
  ];
}
