import { listOfType, productTypes } from '../../core/orders/order-deals.ts';
import { toDecimal } from '../../core/money/money.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { HutBoard, HutTicket, OperatorHut } from '../../schemas/types/http/operators.ts';
import type { OrderDeal } from '../../schemas/types/http/order-request.ts';
import type { TrackingEta, TrackingStatus } from '../../schemas/types/http/orders.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { notFound } from '../shell/problem-error.ts';
import { askMoment } from '../storage/moments.ts';
import { isOpenOrder } from '../storage/open-orders.ts';
import { pointOfSaleOf } from '../tracking/hut-till.ts';
import type { Operator } from './operator-accounts.ts';
import type { OperatorContext } from './operator-context.ts';
import type { StoredOrder } from '../intents/intent-repository.ts';
import { inScope } from './scoped-orders.ts';

/** Whether the orders of a hut are worked at its screen of the console, and not at a till of its own. */
export function isScreenHut(markets: MarketRegistry, sector: string, hutId: string): boolean {
  const running = markets.bySector(sector);
  const till =
    running && pointOfSaleOf(running.market.extensions, running.manifestAt(sector, hutId));
  return till?.isScreen ?? false;
}

/** The huts that are an operator's business, in the order of their markets. */
export async function hutsOfOperator(
  { database, markets }: OperatorContext,
  operator: Operator,
): Promise<OperatorHut[]> {
  const rows = await database.db
    .selectFrom('hut')
    .select(['market', 'sector', 'hut_id', 'document'])
    .where(inScope<'hut'>(operator))
    .orderBy('market')
    .orderBy('sector')
    .orderBy('position')
    .execute();
  return rows.flatMap(({ market, sector, hut_id: id, document }) =>
    markets.byId(market)
      ? [
          {
            market,
            sector,
            id,
            name: (document as Hut).name,
            isScreen: isScreenHut(markets, sector, id),
          },
        ]
      : [],
  );
}

/** An order as those see it who make it: of its customer the first name alone, and whom it is for [SHP-28]. */
const ticketOf = (order: StoredOrder): HutTicket => {
  const { request, eta } = order;
  const { disposition, customer } = request;
  return {
    orderId: order.order_id,
    reference: order.customer_order_reference,
    status: order.order_status as TrackingStatus,
    disposition: order.disposition as Disposition,
    placedAt: order.placed_at?.toISOString() ?? '',
    ...(disposition.when === 'scheduled' &&
      disposition.time !== undefined && { wantedAt: new Date(disposition.time).toISOString() }),
    ...(order.accepted_at && { acceptedAt: order.accepted_at.toISOString() }),
    ...(eta !== null && { eta: eta as TrackingEta }),
    customer: customer.firstName ?? customer.name.split(' ')[0] ?? '',
    ...(customer.recipient && { recipient: customer.recipient.name }),
    ...(customer.recipient?.greeting !== undefined && { greeting: customer.recipient.greeting }),
    ...(order.priced.ageCheck !== undefined && { ageCheck: order.priced.ageCheck }),
    deals: request.deals,
    total: toDecimal(order.total_minor),
    currency: order.currency,
    toBePaid: order.gateway === null ? toDecimal(order.due_minor) : 0,
    isTest: order.is_test,
  };
};

/** Ids of all that the deals of an order are made of. */
const productIds = (deals: readonly OrderDeal[]): readonly string[] =>
  deals.flatMap((deal) =>
    productTypes.flatMap((type) =>
      (deal[listOfType[type]] ?? []).flatMap(({ id, firstHalf, secondHalf, dips = [] }) => [
        id,
        ...(firstHalf ? [firstHalf.id] : []),
        ...(secondHalf ? [secondHalf.id] : []),
        ...dips,
      ]),
    ),
  );

/** What the products of orders are, for their drawings, recipes and allergens. */
export async function foodOf(
  { catalogue }: OperatorContext,
  sector: string,
  locale: string | undefined,
  orders: readonly (readonly OrderDeal[])[],
): Promise<{ readonly products: Product[]; readonly options: MenuOptions }> {
  const content = await catalogue.contentOf(sector, locale);
  if (!content) throw notFound('The sector');
  const { products, options } = content.catalogue;
  const ids = new Set(orders.flatMap(productIds));
  return {
    products: [...ids].flatMap((id) => products.get(id) ?? []),
    options,
  };
}

/** The orders that a hut has to make, the oldest first, and what they are made of [OPR-24]. */
export async function hutBoard(
  context: OperatorContext,
  sector: string,
  hutId: string,
  locale?: string,
): Promise<HutBoard> {
  const { database, catalogue, markets } = context;
  const hut = await catalogue.hut(sector, hutId);
  const market = markets.bySector(sector)?.id;
  if (!hut || market === undefined) throw notFound('The hut');
  const rows = await database.db
    .selectFrom('order_intent')
    .selectAll()
    .where('sector', '=', sector)
    .where('hut_id', '=', hutId)
    .where(isOpenOrder)
    .orderBy('placed_at')
    .execute();
  const tickets = (rows as readonly StoredOrder[]).map(ticketOf);
  const food = await foodOf(
    context,
    sector,
    locale,
    tickets.map(({ deals }) => deals),
  );
  return {
    hut: {
      market,
      sector,
      id: hutId,
      name: hut.name,
      isScreen: isScreenHut(markets, sector, hutId),
    },
    timeZone: hut.timeZone,
    at: (await askMoment(database.db)).toISOString(),
    usualMinutes: {
      ...(hut.eta?.delivery && { delivery: hut.eta.delivery.exact }),
      ...(hut.eta?.collection && { collection: hut.eta.collection.exact }),
      ...(hut.eta?.dinein && { dinein: hut.eta.dinein.exact }),
    },
    tickets,
    ...food,
  };
}
