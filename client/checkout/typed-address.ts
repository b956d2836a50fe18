import type { DeliveryAddress } from '../../core/localisation/address-strategy.ts';
import type { CheckoutField, CheckoutValues } from '../../core/checkout/contact-rules.ts';

/** Address fields as typed, for the place they were typed for: another place starts with an empty form. */
export interface TypedAddress {
  readonly place: string;
  readonly values: CheckoutValues;
}

/** The place of a delivery address. */
export const placeOf = (address: DeliveryAddress | undefined): string =>
  [address?.postcode, address?.street, address?.streetNumber, address?.address]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');

/** What was typed for a place; nothing when it was typed for another. */
export const typedFor = (typed: TypedAddress | undefined, place: string): CheckoutValues =>
  typed?.place === place ? typed.values : {};

/** The typed fields of a place with one more. */
export const withTyped = (
  typed: TypedAddress | undefined,
  place: string,
  field: CheckoutField,
  value: string,
): TypedAddress => ({ place, values: { ...typedFor(typed, place), [field]: value } });
