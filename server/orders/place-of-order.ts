import type { Kysely } from 'kysely';
import type { FulfilmentExtra } from '../../core/basket/fulfilment-extra.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { HutCatalogue } from '../menu/catalogue-reader.ts';
import { OrderFailureError } from '../intents/order-failure.ts';
import type { Tables } from '../storage/tables.ts';
import { isLive } from '../priority/reservations.ts';

/** 422: the place that an order names is not kept for it [PRI-24]. */
export const noPriority = (): OrderFailureError =>
  new OrderFailureError(422, {
    name: 'BAD_PRICE_INTEGRITY',
    message: 'failed price integrity check',
    reasons: [{ code: 'priority-unavailable' }],
  });

/** A place that is kept for an order, and the extra that it is kept for. */
export interface PlaceOfOrder {
  readonly id: string;
  readonly extra: FulfilmentExtra;
}

/**
 * The place that an order names, when it is kept at its hut and the order may have one; undefined for an order that names
 * none [PRI-23, PRI-24].
 * @param besides transaction id of an order whose hold does not count, as this one replaces it
 */
export async function placeOfOrder(
  db: Kysely<Tables>,
  request: OrderRequest,
  { hut, manifest, market }: Pick<HutCatalogue, 'hut' | 'manifest' | 'market'>,
  besides?: string,
): Promise<PlaceOfOrder | 'refused' | undefined> {
  const { priorityDeliveryReservation: named, disposition, customer } = request;
  if (!named) return undefined;
  const extra = market.extensions
    .all('fulfilment-extra')
    .find(({ orderField }) => orderField === 'priorityDeliveryReservation');
  const { id, hutId } = named;
  const { sector } = hut;
  const postcode = customer.deliveryAddress?.postcode;
  const isOffered = extra?.isOffered({ sector, disposition, postcode, manifest }) ?? false;
  if (!extra || !isOffered || id === undefined || hutId !== hut.id) return 'refused';
  const isKept = await isLive(db, { sector, hutId }, id, besides);
  return isKept ? { id, extra } : 'refused';
}
