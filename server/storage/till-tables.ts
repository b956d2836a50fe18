import type { Generated } from 'kysely';
import type { MomentOrNow } from './column-types.ts';

/** A placed order that the point of sale of its hut has yet to take; the row goes when it has. */
export interface UntakenOrderTable {
  order_id: string;
  transaction_id: string;
  sector: string;
  hut_id: string;
  /** Times that it was handed over without an answer. */
  tries: Generated<number>;
  /** From when its wait counts. */
  handed_at: MomentOrNow;
  /** When it is looked at next. */
  due_at: MomentOrNow;
  /** When those who look after the shop were told that no hut takes it. */
  told_at: Date | null;
}
