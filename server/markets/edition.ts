import { AsyncLocalStorage } from 'node:async_hooks';
import type { RunningMarket } from './running-market.ts';

/** Markets that some visitors see in place of those that everybody is served. */
export interface Edition {
  readonly markets: readonly RunningMarket[];
  /** Until when it may be looked at; nothing can be ordered from it [OPR-14]. */
  readonly draft?: { readonly until: Date };
}

const present = new AsyncLocalStorage<Edition | undefined>();

/** The edition of the call that is being answered; undefined for one of what everybody is served, and for other work. */
export const currentEdition = (): Edition | undefined => present.getStore();

/** Does work as for a visitor of an edition: whatever it asks of the markets is answered by that. */
export const inEdition = <Result>(edition: Edition | undefined, work: () => Result): Result =>
  present.run(edition, work);

/** The market of an edition that has a sector. */
export const marketWithSector = ({ markets }: Edition, sector: string): RunningMarket | undefined =>
  markets.find(({ market }) => market.manifest.sectors.includes(sector));
