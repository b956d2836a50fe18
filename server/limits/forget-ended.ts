import type { Kysely } from 'kysely';
import { repeat, type Repetition } from '../shell/repeat.ts';
import type { StorageLog } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { forgetMessages } from '../storage/postgresql/message-poll.ts';
import { forgetEnded } from './counters.ts';

const everyMs = 60_000;

/** Keeps the tables of rate limits and of messages small. */
export const startForgetting = (db: Kysely<Tables>, log: StorageLog): Repetition =>
  repeat({ everyMs, log, name: 'forgetting of rate limits and messages' }, async () => {
    await forgetEnded(db);
    await forgetMessages(db);
  });
