import { sql, type Transaction } from 'kysely';
import type { OrderContext } from '../intents/order-context.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import { momentIn } from '../storage/moments.ts';
import { telling } from '../storage/publish.ts';
import type { Tables } from '../storage/tables.ts';
import { paceOf } from './kitchen-jobs.ts';
import { untakenOrdersChannel } from './order-status-channel.ts';
import type { Extensions } from '../../core/engine/extensions.ts';
import type { HandedOrder, PointOfSale } from '../../core/tracking/point-of-sale.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Intent } from '../intents/intent-repository.ts';

/** The point of sale that a manifest names; undefined where orders wait to be fetched. */
export const pointOfSaleOf = (
  extensions: Pick<Extensions, 'all'>,
  { pos }: Pick<Manifest, 'pos'>,
): PointOfSale | undefined => extensions.all('point-of-sale').find(({ id }) => id === pos.adapter);

/** An order as its point of sale is told of it. */
export const handedOrder = ({ sector, hut_id, disposition, request }: Intent): HandedOrder => ({
  sector,
  hutId: hut_id,
  disposition: disposition as Disposition,
  customer: { email: request.customer.email },
});

/**
 * Gives a placed order to its hut, in the transaction that places it: to the simulated kitchen, or to wait until the hut
 * has taken it; where the hut has no point of sale it waits to be fetched [TRK-41, GTW-36].
 * @throws when the hut does not take it [ORD-95]
 */
export async function giveToHut(
  tx: Transaction<Tables>,
  context: Pick<OrderContext, 'kitchen'>,
  placed: Intent,
  { market, manifest }: Pick<HutCatalogue, 'market' | 'manifest'>,
): Promise<void> {
  const till = pointOfSaleOf(market.extensions, manifest);
  if (till?.kitchen) await giveToKitchen(tx, context, placed, manifest.pos);
  else if (till) await awaitHut(tx, placed);
  till?.accept?.(handedOrder(placed));
}

/** Puts a placed order on the simulated kitchen's list, in the transaction that places it. */
async function giveToKitchen(
  tx: Transaction<Tables>,
  context: Pick<OrderContext, 'kitchen'>,
  intent: Intent,
  pos: Manifest['pos'],
): Promise<void> {
  if (!context.kitchen.isOn) return;
  await tx
    .insertInto('kitchen_job')
    .values({
      order_id: intent.order_id,
      transaction_id: intent.transaction_id,
      sector: intent.sector,
      hut_id: intent.hut_id,
      next_at: momentIn(paceOf(context, pos)),
    })
    .execute();
}

/** So long before the moment that it is wanted for an order for later has to be with its hut, in milliseconds. */
const leadMs = 3_600_000;

/** Has an order wait for its hut, in the transaction that places it; nobody has to take one for tomorrow tonight [GTW-36]. */
async function awaitHut(
  tx: Transaction<Tables>,
  { order_id, transaction_id, sector, hut_id, request }: Intent,
): Promise<void> {
  const { time } = request.disposition;
  const since = time === undefined ? {} : { handed_at: noSoonerThan(new Date(time - leadMs)) };
  await tx
    .with('waits', (into) =>
      into
        .insertInto('untaken_order')
        .values({ order_id, transaction_id, sector, hut_id, ...since }),
    )
    .selectNoFrom(telling(untakenOrdersChannel, order_id).as('told'))
    .execute();
}

const noSoonerThan = (moment: Date) =>
  sql<Date>`greatest(present_moment(), ${moment.toISOString()}::timestamptz)`;
