import { nearestName } from '../../core/manifest/nearest-name.ts';
import type { MarketFolder } from '../../server/markets/read-deployment.ts';

/** How the commands about markets are called. */
export const marketUsage = [
  'npm run market -- check [market] [--json] [--published]',
  'npm run market -- publish [market] --reason "…" [--author "…"] [--json]',
  'npm run market -- rollback <version> --reason "…" [--author "…"] [--json]',
  'npm run market -- history [--json]',
  'npm run market -- show <version> [--json]',
  'npm run market -- diff <version> [<version>; without it, the files] [--json]',
  'npm run market -- explain <market> <key> [--sector <sector>] [--hut <hut id, with its sector>]',
  'npm run market -- words <market>',
].join('\n');

/** A mistake in how the command was called. */
export class MarketCommandError extends Error {
  override readonly name = 'MarketCommandError';
}

/** The market of an id. @throws MarketCommandError with the nearest one when there is none */
export function marketNamed(markets: readonly MarketFolder[], id: string): MarketFolder {
  const market = markets.find((one) => one.id === id);
  if (market) return market;
  const ids = markets.map((one) => one.id);
  const hint = nearestName(id, ids) ?? ids.join(', ');
  throw new MarketCommandError(`There is no market ${id}. Did you mean ${hint}?`);
}
