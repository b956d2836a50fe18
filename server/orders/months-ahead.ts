import type { Kysely } from 'kysely';
import { repeat, type Repetition } from '../shell/repeat.ts';
import type { StorageLog } from '../storage/database.ts';
import { makeMonths } from '../storage/order-months.ts';
import type { Tables } from '../storage/tables.ts';

/** Nothing is lost by waiting: what has no partition of its own yet is kept in another one, and moves when it has. */
const everyMs = 6 * 3_600_000;

/** Makes the partitions of the months to come, at the start of the server and from then on. */
export const startMonths = (db: Kysely<Tables>, log: StorageLog): Repetition =>
  repeat({ everyMs, log, name: 'making of partitions' }, async () => {
    const made = await makeMonths(db);
    if (made > 0) log.info({ made }, 'partitions of orders made');
  });
