import type { Kysely } from 'kysely';
import { repeat, type Repetition } from '../shell/repeat.ts';
import type { StorageLog } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { forgetEnded } from './counters.ts';

const everyMs = 60_000;

/** Keeps the table of rate limits small. */
export const startForgetting = (db: Kysely<Tables>, log: StorageLog): Repetition =>
  repeat({ everyMs, log, name: 'forgetting of rate limits' }, () => forgetEnded(db));
