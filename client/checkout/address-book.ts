import { postcodeKind } from '../../core/address/postcodes.ts';
import type {
  CheckoutFacts,
  CheckoutFieldShape,
  CheckoutValues,
  FieldError,
} from '../../core/checkout/contact-rules.ts';
import { fieldShape } from '../../core/checkout/field-shapes.ts';
import type { DeliveryAddress } from '../../core/localisation/address-strategy.ts';
import type { OrderDeliveryAddress } from '../../schemas/types/http/order-request.ts';
import type { Environment } from '../kernel/environment.ts';

/** The form by which a customer keeps an address with their account, as the market's checkout asks for one [SHP-34]. */
export interface AddressBook {
  /** Its fields, in order: what an address of an order is made of, and nothing else. */
  readonly fields: readonly CheckoutFieldShape[];
  /** What stands in the form for an address. */
  valuesOf(address: OrderDeliveryAddress, instructions?: string): CheckoutValues;
  /** The address that the form stands for. */
  addressOf(values: CheckoutValues): OrderDeliveryAddress;
  /** What is wrong with it, in the order of the fields. */
  problemsOf(values: CheckoutValues): readonly FieldError[];
}

/** Parts that checkout finds out from the place and shows without asking: an account has no place and asks for them. */
const foundParts = ['streetNumber', 'streetName', 'street', 'address', 'city', 'postcode'] as const;
type FoundPart = (typeof foundParts)[number];

/** Each is asked for once: a place is called by its street, or by a line that has it. */
const linesOfStreet: readonly FoundPart[] = ['streetName', 'street', 'address'];

const foundField = (name: FoundPart): CheckoutFieldShape =>
  fieldShape(name, {
    isRequired: name !== 'streetNumber',
    ...(linesOfStreet.includes(name) && { autoComplete: 'address-line1' }),
  });

const nowhere: DeliveryAddress = { postcode: '' };

/** The form of a market for addresses of accounts; its rules are those of checkout. */
export function addressBook({ market, visit }: Pick<Environment, 'market' | 'visit'>): AddressBook {
  const { extensions, manifest } = market;
  const rules = extensions.one('contact-rules');
  const mappers = extensions.all('order-request-mapper');
  const facts: CheckoutFacts = {
    disposition: 'delivery',
    manifest,
    paymentType: undefined,
    flagLevel: visit.flagLevel,
    hut: undefined,
  };
  const made = (values: CheckoutValues, deliveryAddress: DeliveryAddress): OrderDeliveryAddress =>
    Object.assign(
      { postcode: '', streetname: '', city: '' },
      ...mappers.map((mapper) => mapper.address?.({ values, deliveryAddress, manifest })),
    );
  const blank = JSON.stringify(made({}, nowhere));
  const counts = (values: CheckoutValues, found: DeliveryAddress) =>
    JSON.stringify(made(values, found)) !== blank;
  const shapes = rules.addressFields(facts);
  const typed = shapes.filter(
    ({ name, isReadOnly }) =>
      name === 'instructions' || (!isReadOnly && counts({ [name]: '1 x' }, nowhere)),
  );
  const found = foundParts.filter((name) => counts({}, { ...nowhere, [name]: '1 x' }));
  const [street] = linesOfStreet.filter((name) => found.includes(name));
  const asked = found.filter((name) => !linesOfStreet.includes(name) || name === street);
  const instructions = typed.filter(({ name }) => name === 'instructions');
  const fields = [
    ...typed.filter(({ name }) => name !== 'instructions'),
    ...asked.map(foundField),
    ...instructions,
  ];
  const foundIn = (values: CheckoutValues): DeliveryAddress => ({
    ...nowhere,
    ...Object.fromEntries(asked.map((name) => [name, (values[name] ?? '').trim()])),
  });
  const partOf = (name: FoundPart, address: OrderDeliveryAddress): string => {
    const { city, interior = '', postcode, streetname, streetno = '' } = address;
    if (name === 'city') return city;
    if (name === 'postcode') return postcode;
    if (name === 'streetNumber') return streetno;
    // Where the form asks for the flat by itself, an order has it in front of the street too.
    return interior !== '' && streetname.startsWith(`${interior}, `)
      ? streetname.slice(interior.length + 2)
      : streetname;
  };
  const missing = (values: CheckoutValues): FieldError[] =>
    asked
      .map(foundField)
      .filter(({ name, isRequired }) => isRequired && (values[name] ?? '').trim() === '')
      .map(({ name }) => ({ field: name, message: 'checkout.errors.required' }));
  const wrongPostcode = (values: CheckoutValues): FieldError[] =>
    asked.includes('postcode') &&
    postcodeKind(values['postcode'] ?? '', manifest.postcode) !== 'full'
      ? [{ field: 'postcode', message: 'checkout.errors.invalid.postcode' }]
      : [];
  return {
    fields,
    valuesOf(address, words) {
      const known: CheckoutValues = Object.assign(
        {},
        ...mappers.map((mapper) => mapper.addressValues?.(address)),
        Object.fromEntries(asked.map((name) => [name, partOf(name, address)])),
        { instructions: words },
      );
      return Object.fromEntries(fields.map(({ name }) => [name, known[name] ?? '']));
    },
    addressOf: (values) => made(values, foundIn(values)),
    problemsOf(values) {
      const problems = [
        ...rules.validate(values, facts),
        ...missing(values),
        ...wrongPostcode(values),
      ];
      return fields.flatMap(({ name }) => problems.find(({ field }) => field === name) ?? []);
    },
  };
}
