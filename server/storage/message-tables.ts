import type { Generated } from 'kysely';
import type { MomentOrNow } from './column-types.ts';

/** What a process tells the others of the same database; forgotten after some minutes. */
export interface ChannelMessageTable {
  /** The transaction that told it. */
  xid: Generated<string>;
  id: Generated<number>;
  channel: string;
  payload: string;
  at: MomentOrNow;
}
