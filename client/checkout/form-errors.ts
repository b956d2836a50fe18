import type {
  CheckoutFacts,
  CheckoutField,
  CheckoutValues,
  ContactRules,
  FieldError,
  CheckoutFieldShape,
} from '../../core/checkout/contact-rules.ts';
import { normalisePostcode } from '../../core/address/postcodes.ts';
import { isGivenByWallet } from '../../core/checkout/make-contact-rules.ts';
import type { PhoneValidator, PhoneError } from '../../core/checkout/phone-validator.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { cleanPhone } from '../../core/checkout/clean-phone.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { GeocodedPlace } from '../../schemas/types/http/places.ts';
import type {
  AddressPorts,
  AddressQuestion,
  AddressStrategy,
  DeliveryLocation,
} from '../../core/localisation/address-strategy.ts';

interface FormRules {
  readonly contact: Pick<ContactRules, 'validate'>;
  readonly phone: Pick<PhoneValidator, 'validate'>;
  /** Somebody else takes the order [SHP-28]. */
  readonly isForAnother?: boolean;
  /** Names of the fields in the order they stand on the form. */
  readonly order: readonly CheckoutField[];
}

/** Every wrong field in form order: the market's contact rules and its phone rule [CHK-26, CHK-49]. */
export const fieldErrors = (
  values: CheckoutValues,
  facts: CheckoutFacts,
  { contact, phone, order, isForAnother = false }: FormRules,
): readonly FieldError[] => {
  const typed = values.phone ?? '';
  const phoneError = isGivenByWallet(facts) ? undefined : phone.validate(typed);
  const errors = [
    ...contact.validate(values, facts),
    ...(phoneError ? [phoneMessage(phoneError, typed, facts.manifest.phone)] : []),
    ...(isForAnother ? recipientErrors(values, facts, phone) : []),
  ];
  return errors.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
};

/** What is wrong with who takes the order [SHP-28]. */
const recipientErrors = (
  { recipientName = '', recipientPhone = '' }: CheckoutValues,
  { manifest }: CheckoutFacts,
  phone: Pick<PhoneValidator, 'validate'>,
): readonly FieldError[] => {
  const phoneError = phone.validate(recipientPhone);
  return [
    ...(recipientName.trim() === ''
      ? [{ field: 'recipientName', message: 'checkout.errors.required' }]
      : []),
    ...(phoneError
      ? [{ ...phoneMessage(phoneError, recipientPhone, manifest.phone), field: 'recipientPhone' }]
      : []),
  ];
};

/**
 * What a customer reads about a wrong phone number: a number that is merely too short is told how many digits it
 * needs [CHK-47, CHK-48].
 */
export const phoneMessage = (
  error: PhoneError,
  typed: string,
  { minDigits }: Pick<Manifest['phone'], 'minDigits'>,
): FieldError => {
  if (error === 'REQUIRED') return { field: 'phone', message: 'checkout.errors.required' };
  const digits = cleanPhone(typed).replaceAll('+', '').length;
  if (error === 'INVALID_PHONE' && digits < minDigits) {
    return {
      field: 'phone',
      message: 'checkout.errors.phone.tooShort',
      values: { digits: minDigits },
    };
  }
  return { field: 'phone', message: `checkout.errors.phone.${error}` };
};

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

const isSamePostcode = (one: string, other: string): boolean =>
  normalisePostcode(one) === normalisePostcode(other);

/** The chosen hut is among those near an address: the same hut, or one with its postcode [CHK-61]. */
const isAmongHuts = (
  { id, address }: Pick<Hut, 'id' | 'address'>,
  near: readonly Pick<Hut, 'id' | 'address'>[],
): boolean =>
  near.some((one) => one.id === id || isSamePostcode(one.address.postcode, address.postcode));

/** The place of an address on the map: the picked one, unless another postcode was typed since. */
const placeOf = (
  { values, ports }: DeliveryCheck,
  location: DeliveryLocation,
): Promise<GeocodedPlace | undefined> => {
  const typed = values.postalCode;
  const isPicked = typed === undefined || isSamePostcode(typed, location.address.postalCode);
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
