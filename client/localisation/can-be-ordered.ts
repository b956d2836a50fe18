import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { AddressStrategy } from '../../core/localisation/address-strategy.ts';

/** Whether a disposition can be offered: a delivery needs a market whose customers can say where it goes. */
export const canBeOrdered = (
  type: Disposition,
  { addressFor }: Pick<AddressStrategy, 'addressFor'>,
): boolean => type !== 'delivery' || addressFor.includes('delivery');
