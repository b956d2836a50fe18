import type { HoldingOrder, NamedByOrder, OrderHold } from '../../core/orders/order-hold.ts';
import type { PluginDatabase } from '../../core/tables/plugin-database.ts';
import { priorityNames } from './names.ts';

/** The place that an order names [PRI-23]. */
interface NamedPlace {
  readonly id: string;
  readonly hutId: string;
}

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'hutId'],
  description:
    'The place that is kept for the order among the priority orders of its hut (ORD-20).',
  properties: {
    id: { type: 'string', maxLength: 80, description: 'Reservation.' },
    hutId: { type: 'string', maxLength: 40, description: 'Hut.' },
  },
};

const placeIn = ({ part }: NamedByOrder): NamedPlace => part as NamedPlace;

/** Writes something about the place of an order in the transaction of the order; answers whether there was such a place. */
const write =
  (database: PluginDatabase) =>
  ({ transaction }: HoldingOrder, statement: string, values: readonly string[]): Promise<boolean> =>
    database.within(transaction, async (statements) => {
      const rows = await statements.query(`${statement} returning id`, values);
      return rows.length > 0;
    });

/** Holds the places that orders name, and tells what became of them [PRI-23, PRI-24, PRI-25]. */
export function placeHold(database: PluginDatabase): OrderHold {
  const change = write(database);
  return {
    orderField: priorityNames.orderField,
    schema,
    async isFree(named, besides) {
      const { id, hutId } = placeIn(named);
      if (hutId !== named.hutId) return false;
      const [place] = await database.query(
        `select from reservation
        where id = $1 and sector = $2 and hut_id = $3 and not is_used
          and expires_at > present_moment()
          and (transaction_id is null or transaction_id = $4)`,
        [id, named.sector, hutId, besides ?? null],
      );
      return place !== undefined;
    },
    hold: (order) =>
      change(
        order,
        `update reservation set transaction_id = $1
        where id = $2 and sector = $3 and hut_id = $4 and transaction_id is null and not is_used`,
        [order.transactionId, placeIn(order).id, order.sector, order.hutId],
      ),
    async take(order) {
      await change(order, 'update reservation set is_used = true where transaction_id = $1', [
        order.transactionId,
      ]);
    },
    async free(order) {
      await change(
        order,
        'update reservation set is_used = false, transaction_id = null where transaction_id = $1',
        [order.transactionId],
      );
    },
  };
}
