import { cataloguedMarket } from './catalogued-market.ts';
import type { Deployment, DeploymentFolders } from '../../server/markets/read-deployment.ts';
import { MarketCommandError, marketNamed, marketUsage } from './market-named.ts';

/**
 * Every text of a market that still waits for its translation, by file [ENG-31].
 * @throws MarketCommandError; StartError when nothing reads the market's catalogue
 */
export async function wordsToTranslate(
  deployment: Deployment,
  [, id, ...others]: readonly string[],
  folders: Pick<DeploymentFolders, 'pluginsDir'>,
): Promise<string> {
  if (id === undefined || others.length > 0) throw new MarketCommandError(marketUsage);
  const market = marketNamed(deployment.markets, id);
  const { words, catalogue } = await cataloguedMarket(deployment, market, folders);
  const files = [...words.values(), ...catalogue.values()].flatMap(({ file, untranslated = [] }) =>
    untranslated.length > 0 ? [{ file, untranslated }] : [],
  );
  if (files.length === 0) return `Every text of ${id} is translated.`;
  const total = files.reduce((sum, { untranslated }) => sum + untranslated.length, 0);
  const listed = files.flatMap(({ file, untranslated }) => [
    `${file}: ${untranslated.length}`,
    ...untranslated.map((pointer) => `  ${pointer}`),
  ]);
  return [`${total} texts of ${id} are still to translate`, ...listed].join('\n');
}
