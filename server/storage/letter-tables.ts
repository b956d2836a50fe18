import type { Generated } from 'kysely';
import type { MomentOrNow, NullableJson } from './column-types.ts';

/** Letters on their way to whoever sends them. What is in them, and to whom, goes when they end. */
export interface LetterTable {
  id: Generated<number>;
  market: string;
  /** By mail unless said otherwise. */
  way: Generated<'mail' | 'push' | 'text'>;
  /** What it is about, for those who look after the shop. */
  kind: string;
  /** Order that it tells of. */
  transaction_id: string | null;
  recipient: string | null;
  /** What is handed on, by its way. */
  mail: NullableJson;
  tries: Generated<number>;
  made_at: MomentOrNow;
  due_at: MomentOrNow;
  ended_at: Date | null;
  outcome: 'sent' | 'failed' | null;
}
