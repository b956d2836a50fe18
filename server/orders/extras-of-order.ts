import type { FulfilmentExtra } from '../../core/basket/fulfilment-extra.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import { OrderFailureError } from '../intents/order-failure.ts';
import { type HoldOfOrder, holdsOfOrder } from '../intents/order-holds.ts';

/** 422: what an order names of an extra is not kept for it [PRI-24]. */
export const extraUnavailable = ({ id }: Pick<FulfilmentExtra, 'id'>): OrderFailureError =>
  new OrderFailureError(422, {
    name: 'BAD_PRICE_INTEGRITY',
    message: 'failed price integrity check',
    reasons: [{ code: 'extra-unavailable', entity: id }],
  });

/** An extra of an order, and what keeps it. */
export interface ExtraOfOrder extends HoldOfOrder {
  readonly extra: FulfilmentExtra;
}

/**
 * The extras that an order names what is kept of [PRI-23, PRI-24].
 * @param besides transaction id of an order whose hold does not count, as this one replaces it
 * @throws OrderFailureError when the order may not have one, or somebody else has what is kept
 */
export async function extrasOfOrder(
  request: OrderRequest,
  { hut: { sector }, market }: Pick<HutCatalogue, 'hut' | 'market'>,
  besides?: string,
): Promise<readonly ExtraOfOrder[]> {
  const extras = market.extensions.all('fulfilment-extra');
  const { disposition, customer } = request;
  const postcode = customer.deliveryAddress?.postcode;
  const found: ExtraOfOrder[] = [];
  for (const { hold, named } of holdsOfOrder(market.extensions, request)) {
    const extra = extras.find(({ orderField }) => orderField === hold.orderField);
    if (!extra) continue;
    const isOffered = extra.isOffered({ sector, disposition, postcode });
    if (!isOffered || !(await hold.isFree(named, besides))) throw extraUnavailable(extra);
    found.push({ extra, hold, named });
  }
  return found;
}
