import { type RawBuilder, sql } from 'kysely';

/** Whether an order was placed and has not come to its end: in the words of the index that holds these orders alone. */
export const isOpenOrder: RawBuilder<boolean> = sql<boolean>`order_status not in ('DELIVERED', 'FAILED')`;
