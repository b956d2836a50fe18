import { nearestName } from '../../core/manifest/nearest-name.ts';
import type { MarketFolder } from '../../server/markets/read-deployment.ts';
import { typed } from '../tasks/project.ts';

/** How the commands about markets are called. */
export const marketUsage = [
  'check [market] [--json] [--published]',
  'plan [--git <revision> | --folder <folder>] [--json | --html]',
  'golden [market] [--accept] [--json]',
  'publish [market] --reason "…" [--author "…"] [--json]',
  'rollback <version> --reason "…" [--author "…"] [--json]',
  'draft [market] --reason "…" [--hours 24] [--author "…"] [--json]',
  'canary [market] (--huts <sector/id,…> | --share <percent>) --reason "…" [--author "…"]',
  'promote --reason "…" [--author "…"]',
  'take-back --reason "…" [--author "…"]',
  'history [--json]',
  'show <version> [--json]',
  'diff <version> [<version>; without it, the files] [--json]',
  'explain <market> <key> [--sector <sector>] [--hut <hut id, with its sector>] [--time <YYYY-MM-DDTHH:mm>]',
  'words <market>',
]
  .map((args) => typed('market', args))
  .concat(
    'Where markets have databases of their own, --database <name or market> says in which to work; publish works in each.',
  )
  .join('\n');

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
