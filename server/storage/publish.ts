import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';
import { StorageError } from './storage-error.ts';

const CHANNEL_NAME = /^[a-z][a-z0-9_]{0,62}$/;
const LARGEST_PAYLOAD_BYTES = 7_999;

/**
 * Publishes within a transaction: subscribers hear it when the transaction has committed, and never when it is
 * rolled back. Equal payloads on one channel in one transaction are delivered once.
 *
 * @throws StorageError `invalid_channel`, or `payload_too_large` above 7,999 bytes.
 */
export async function publishIn(
  db: Kysely<Tables>,
  channel: string,
  payload: string,
): Promise<void> {
  await sql`select ${telling(channel, payload)}`.execute(db);
}

/** What publishes when a statement selects it, for one that does something else besides. @throws as `publishIn` does */
export function telling(channel: string, payload: string): RawBuilder<unknown> {
  assertChannelName(channel);
  if (Buffer.byteLength(payload) > LARGEST_PAYLOAD_BYTES) {
    throw new StorageError({
      code: 'payload_too_large',
      message: `A message on ${channel} has more than ${LARGEST_PAYLOAD_BYTES} bytes: publish a key and let subscribers read the row.`,
    });
  }
  return sql`tell(${channel}, ${payload})`;
}

/** Refuses channel names that could end their quotation marks or that PostgreSQL would cut short. */
export function assertChannelName(channel: string): void {
  if (CHANNEL_NAME.test(channel)) return;
  throw new StorageError({
    code: 'invalid_channel',
    message: `Not a channel name: ${channel}. Use lower-case letters, digits and underscores, 63 at most.`,
  });
}
