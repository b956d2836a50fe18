import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { hutName, isInScope } from '../../core/operators/operator-roles.ts';
import type { StoredOrder } from '../intents/intent-repository.ts';
import { notFound } from '../shell/problem-error.ts';
import { isOrder } from '../storage/order-ids.ts';
import type { Tables } from '../storage/tables.ts';
import type { Operator } from './operator-accounts.ts';
import type { OperatorContext } from './operator-context.ts';

type Scoped = 'hut' | 'order_intent';

/** Whether a row is of a hut that is an operator's business: the same as `isInScope`, for the database. */
export const inScope =
  <Table extends Scoped>({ role, markets, huts }: Operator) =>
  ({ or, val }: ExpressionBuilder<Tables, Table>): Expression<SqlBool> =>
    role === 'admin'
      ? val(true)
      : or([
          sql<SqlBool>`market = any(${[...markets]}::text[])`,
          sql<SqlBool>`sector || '/' || hut_id = any(${[...huts]}::text[])`,
        ]);

/** Whether a placed order is an operator's business. */
export const isOwnOrder = (
  operator: Operator,
  { market, sector, hut_id: hutId }: Pick<StoredOrder, 'market' | 'sector' | 'hut_id'>,
): boolean => isInScope(operator, { market, sector, hutId });

/** A placed order that is an operator's business. @throws ProblemError 404 for any other, which is not told apart */
export async function ownOrder(
  { database }: Pick<OperatorContext, 'database'>,
  operator: Operator,
  orderId: string,
): Promise<StoredOrder> {
  const row = await database.db
    .selectFrom('order_intent')
    .selectAll()
    .where(isOrder(orderId))
    .where('placed_at', 'is not', null)
    .executeTakeFirst();
  if (row && isOwnOrder(operator, row)) return row as StoredOrder;
  throw notFound('The order');
}

/** Whether a hut is an operator's business. @throws ProblemError 404 for any other */
export async function ownHut(
  { database }: Pick<OperatorContext, 'database'>,
  operator: Operator,
  sector: string,
  hutId: string,
): Promise<{ readonly market: string }> {
  const hut = await database.db
    .selectFrom('hut')
    .select('market')
    .where('sector', '=', sector)
    .where('hut_id', '=', hutId)
    .executeTakeFirst();
  if (hut && isInScope(operator, { market: hut.market, sector, hutId })) return hut;
  throw notFound(`The hut ${hutName({ sector, hutId })}`);
}
