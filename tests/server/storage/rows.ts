import type { Insertable } from 'kysely';
import { toJson } from '../../../server/storage/json-text.ts';
import type { OrderIntentTable } from '../../../server/storage/order-tables.ts';

/** An order intent whose keys are all made from one name. */
export function orderIntent(name: string): Insertable<OrderIntentTable> {
  return {
    transaction_id: `transaction-${name}`,
    order_id: `order-${name}`,
    customer_order_reference: `reference-${name}`,
    caller_key: `caller-${name}`,
    body_digest: 'digest',
    market: 'uk',
    sector: 'uk-1',
    hut_id: '1',
    disposition: 'delivery',
    state: 'created',
    payment_type: 'cash',
    currency: 'GBP',
    total_minor: 1999,
    due_minor: 1999,
    request: toJson({ items: [1, 2] }),
    priced: toJson([{ minor: 1999 }]),
    expires_at: new Date('2030-01-02T03:04:05.678Z'),
  };
}
