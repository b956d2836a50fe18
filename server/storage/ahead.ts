import { type RawBuilder, sql } from 'kysely';

/** Ends a statement that goes ahead. */
const mark = '/* goes ahead */';

/**
 * Ends a statement of a transaction whose rows nobody reads: a database on a server gets it together with the next
 * statement of the transaction, in one message, and fails that one should it fail. At once it answers no rows.
 */
export const goesAhead: RawBuilder<unknown> = sql.raw(mark);

/** Whether a statement is one that goes ahead. */
export const isToGoAhead = (statement: string): boolean => statement.endsWith(mark);
