import type { Kysely } from 'kysely';
import type { Basket } from '../../core/basket/basket.ts';
import { numCookedItems } from '../../core/priority/cooked-items.ts';
import { offersPriority } from '../../core/priority/priority-offer.ts';
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

/**
 * The place that an order names, when it is kept at its hut and the order may have one; undefined for an order that names
 * none [PRI-23, PRI-24].
 * @param besides transaction id of an order whose hold does not count, as this one replaces it
 */
export async function placeOfOrder(
  db: Kysely<Tables>,
  { priorityDeliveryReservation: named, disposition, customer }: OrderRequest,
  { hut, manifest }: Pick<HutCatalogue, 'hut' | 'manifest'>,
  besides?: string,
): Promise<{ readonly id: string } | 'refused' | undefined> {
  if (!named) return undefined;
  const { id, hutId } = named;
  const { sector } = hut;
  const postcode = customer.deliveryAddress?.postcode;
  const isOffered = offersPriority({ sector, disposition, postcode }, manifest);
  if (!isOffered || id === undefined || hutId !== hut.id) return 'refused';
  const isKept = await isLive(db, { sector, hutId }, id, besides);
  return isKept ? { id } : 'refused';
}

/** Whether a basket has more to cook than a priority order may have [PRI-16]. */
export const cooksTooMuch = (
  basket: Basket,
  { catalogue, manifest }: Pick<HutCatalogue, 'catalogue' | 'manifest'>,
): boolean => numCookedItems(basket, catalogue, manifest) > manifest.priority.maxCookedItems;
