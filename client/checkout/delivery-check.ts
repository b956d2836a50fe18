import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { GeocodedPlace } from '../../schemas/types/http/places.ts';
import type {
  AddressPorts,
  AddressQuestion,
  AddressStrategy,
  DeliveryLocation,
} from '../../core/localisation/address-strategy.ts';
import type {
  CheckoutField,
  CheckoutFieldShape,
  CheckoutValues,
  FieldError,
} from '../../core/checkout/contact-rules.ts';

/** What the check of a delivery's address looks at. */
export interface DeliveryCheck {
  readonly hut: Pick<Hut, 'id' | 'sector' | 'address'>;
  readonly values: CheckoutValues;
  readonly addressFields: readonly CheckoutFieldShape[];
  readonly strategy: Pick<AddressStrategy, 'find'>;
  readonly question: AddressQuestion;
  readonly ports: AddressPorts & {
    /** Huts of the market near a place, the nearest first. */
    readonly hutsNear: (lat: number, lng: number) => Promise<readonly Hut[]>;
  };
  /** Where the delivery was put on the map; in maps markets only. */
  readonly location: DeliveryLocation | undefined;
}

/** The fields that say where a delivery goes, the plainest first. */
const placeFields: readonly CheckoutField[] = ['postcode', 'postalCode', 'address'];

/** The field of a form that an error about the whole address stands at. */
export const addressErrorField = (fields: readonly CheckoutFieldShape[]): CheckoutField =>
  placeFields.find((name) => fields.some((field) => field.name === name)) ?? 'address';

const plain = (postcode: string): string => postcode.replaceAll(/\s/g, '').toUpperCase();

/** The chosen hut is among those near an address: the same hut, or one with its postcode [CHK-61]. */
const isAmongHuts = (
  { id, address }: Pick<Hut, 'id' | 'address'>,
  near: readonly Pick<Hut, 'id' | 'address'>[],
): boolean =>
  near.some((one) => one.id === id || plain(one.address.postcode) === plain(address.postcode));

/** The place of an address on the map: the picked one, unless another postcode was typed since. */
const placeOf = (
  { values, ports }: DeliveryCheck,
  location: DeliveryLocation,
): Promise<GeocodedPlace | undefined> => {
  const typed = values.postalCode;
  const isPicked = typed === undefined || plain(typed) === plain(location.address.postalCode);
  return ports.geocode(isPicked ? { placeId: location.placeId } : { postcode: typed });
};

/**
 * Looks the address of a delivery up when the form is sent. Where a postcode is typed, a hut must serve it, and it must
 * be the chosen one [CHK-54, CHK-55]; on the map the chosen hut must be near, and the place known exactly
 * [CHK-61, CHK-62, CHK-63]. Other forms show an address that was found already. Throws when a call fails.
 */
export async function undeliverable(check: DeliveryCheck): Promise<FieldError | undefined> {
  const { hut, values, addressFields, strategy, question, ports, location } = check;
  const wrong = (message: string): FieldError => ({
    field: addressErrorField(addressFields),
    message,
  });
  if (location) {
    const place = await placeOf(check, location);
    const isKnown = place !== undefined && place.isPartialMatch !== true;
    return isKnown && isAmongHuts(hut, await ports.hutsNear(place.lat, place.lng))
      ? undefined
      : wrong('checkout.errors.notDelivered');
  }
  const isTyped = addressFields.some(({ name, isReadOnly }) => name === 'postcode' && !isReadOnly);
  if (!isTyped) return undefined;
  const found = await strategy.find({ postcode: values.postcode ?? '' }, question, ports);
  if (found.kind === 'invalid') return wrong('checkout.errors.invalid.postcode');
  if (found.kind !== 'found') return wrong('checkout.errors.notDelivered');
  const isChosen = found.hut.id === hut.id && found.hut.sector === hut.sector;
  return isChosen ? undefined : wrong('checkout.errors.otherHut');
}
