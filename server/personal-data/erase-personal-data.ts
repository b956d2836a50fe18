import type { Kysely } from 'kysely';
import { forgetLetters, forgetSessions } from '../accounts/forget-ended.ts';
import { forgetGroups } from '../group-orders/group-repository.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { eraseOrders } from '../orders/erase-orders.ts';
import { repeat, type Repetition } from '../shell/repeat.ts';
import type { StorageLog } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { forgetDrivers } from '../tracking/driver-positions.ts';

/** The manifest's longest lives leave room for this pause: an attempt is over within a day, a letter within a week. */
const everyMs = 600_000;

type Markets = Pick<MarketRegistry, 'all'>;

/**
 * Ends the life of personal data by the manifests of the markets and the database's clock, in portions. Any number of
 * processes may do it at once: each leaves alone what another has taken [SEC-42].
 */
export async function erasePersonalData(db: Kysely<Tables>, markets: Markets): Promise<void> {
  for (const { id, market } of markets.all()) {
    const { personalData } = market.manifest;
    await eraseOrders(db, id, personalData);
    await forgetLetters(db, id, personalData);
  }
  await forgetSessions(db);
  await forgetDrivers(db);
  await forgetGroups(db);
}

/** Does so at the start of the server, and from then on. */
export const startErasing = (db: Kysely<Tables>, markets: Markets, log: StorageLog): Repetition =>
  repeat({ everyMs, log, name: 'erasing of personal data' }, () => erasePersonalData(db, markets));
