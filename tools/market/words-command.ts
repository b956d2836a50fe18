import type { Deployment } from '../../server/markets/read-deployment.ts';
import { MarketCommandError, marketNamed, marketUsage } from './market-named.ts';

/** Every text of a market that still waits for its translation, by file [ENG-31]. @throws MarketCommandError */
export function wordsToTranslate(
  { markets }: Pick<Deployment, 'markets'>,
  [, id, ...others]: readonly string[],
): string {
  if (id === undefined || others.length > 0) throw new MarketCommandError(marketUsage);
  const { words, catalogue } = marketNamed(markets, id);
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
