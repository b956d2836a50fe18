/** What the address of the deal builder says [DEA-02, DEA-03]. */
export interface DealQuery {
  /** Deal that is built. */
  readonly id: string;
  /** Basket id the built deal gets, or has when it is edited. */
  readonly basketId: string;
  /** The basket deal of that id is changed in place of adding one [DEA-39]. */
  readonly isEditing?: boolean;
  /** Reward the deal is bought with. */
  readonly redeemId?: string;
  /** Slot the builder opens on [DEA-40]. */
  readonly choiceId?: number;
}

/** Address of the deal builder [DEA-02, DEA-03]. */
export const dealLink = ({ id, basketId, isEditing, redeemId, choiceId }: DealQuery): string => {
  const search = new URLSearchParams({ id, basketId });
  if (isEditing) search.set('editing', 'true');
  if (redeemId !== undefined) search.set('redeemId', redeemId);
  if (choiceId !== undefined) search.set('choiceId', String(choiceId));
  return `/order/deal/?${search}`;
};

/** Address of a discount's page [DEA-02]. */
export const discountLink = (id: string): string =>
  `/order/discount/?${new URLSearchParams({ id })}`;

/** Where a customer lands whose deal is not on offer [DEA-15]. */
export const dealNotFound = '/deal-not-found';

/**
 * Reads the query of the builder; a basket id that is missing is undefined, a choice id that is no whole
 * number is ignored [DEA-03, DEA-40].
 */
export function readDealQuery(
  search: URLSearchParams,
): Omit<DealQuery, 'basketId'> & { readonly basketId?: string } {
  const basketId = search.get('basketId');
  const redeemId = search.get('redeemId');
  const choiceId = Number.parseInt(search.get('choiceId') ?? '', 10);
  return {
    id: search.get('id') ?? '',
    isEditing: search.get('editing') === 'true',
    ...(basketId ? { basketId } : {}),
    ...(redeemId ? { redeemId } : {}),
    ...(Number.isNaN(choiceId) ? {} : { choiceId }),
  };
}
