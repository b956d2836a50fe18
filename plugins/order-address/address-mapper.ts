import type { DeliveryAddress } from '../../core/localisation/address-strategy.ts';
import type {
  AddressGiven,
  OrderFacts,
  OrderRequestMapper,
} from '../../core/orders/order-request-mapper.ts';
import type { AddressOptions, AddressPart } from './address-options.ts';
import { writtenPostcode } from '../../core/address/postcodes.ts';
import { withoutCarets } from '../../core/checkout/clean-phone.ts';

/** What a source of the options stands for in an order. */
const valueOf = (source: string, { values, deliveryAddress }: AddressGiven): string => {
  const [kind, name = ''] = source.split(':');
  // The schema of the options lets only parts that are text stand behind `found`.
  if (kind === 'found') return String(deliveryAddress?.[name as keyof DeliveryAddress] ?? '');
  const typed = values[name] ?? '';
  if (kind === 'field') return typed;
  const { streetno, street } = splitHouseNumber(typed);
  return kind === 'number' ? streetno : street;
};

const postcodeForms: Readonly<
  Record<
    NonNullable<AddressOptions['postcodeForm']>,
    (postcode: string, facts: AddressGiven) => string
  >
> = {
  'as-given': (postcode) => postcode,
  upper: (postcode) => postcode.toUpperCase(),
  written: (postcode, { manifest }) => writtenPostcode(postcode, manifest.postcode),
};

/** Splits a street line at its leading house number: digits with an optional letter. */
const splitHouseNumber = (line: string): { streetno: string; street: string } => {
  const found = /^\s*(\d+\s?[a-zA-Z]?)\b[\s,]*(.*)$/.exec(line);
  return found
    ? { streetno: (found[1] ?? '').replace(/\s/g, ''), street: found[2] ?? '' }
    : { streetno: '', street: line.trim() };
};

/** Non-empty parts joined by a separator. */
const joinParts = (parts: readonly (string | undefined)[], separator: string): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);

/** One name as typed; where the form asks for first and last name, those and both joined by a space [ORD-44]. */
const namesOf = ({
  values,
  manifest,
}: OrderFacts): { name: string; firstName?: string; lastName?: string } => {
  if (manifest.checkout.nameFields.includes('name')) {
    return { name: withoutCarets(values.name ?? '') };
  }
  const firstName = withoutCarets(values.firstName ?? '');
  const lastName = withoutCarets(values.lastName ?? '');
  return { name: `${firstName} ${lastName}`.trim(), firstName, lastName };
};

/**
 * Adds names and, for delivery, the address to an order, as the market's options say [ORD-06, ORD-41, ORD-44, ORD-45,
 * ORD-46, ORD-47, ORD-48, SHP-34].
 */
export const addressMapper = ({
  address,
  fields,
  postcodeForm = 'as-given',
  sendsVoucherAlone = false,
}: AddressOptions): OrderRequestMapper => {
  /** A house number without a street stands in both places. */
  const numbersAlone = (facts: AddressGiven): string =>
    joinParts(
      (address.streetname ?? [])
        .filter((source) => source.startsWith('street:'))
        .map((source) => valueOf(source.replace(/^street:/, 'number:'), facts)),
      ', ',
    );
  const deliveryAddress = (facts: AddressGiven) => {
    const part = (name: AddressPart) =>
      joinParts(
        (address[name] ?? []).map((source) => valueOf(source, facts)),
        ', ',
      );
    const streetno = part('streetno');
    const interior = part('interior');
    return {
      streettype: part('streettype'),
      streetno,
      streetname: part('streetname') || numbersAlone(facts),
      city: part('city'),
      postcode: postcodeForms[postcodeForm](part('postcode'), facts),
      ...(interior !== '' && { interior }),
    };
  };
  return {
    address: deliveryAddress,
    addressValues: (mapped) =>
      Object.fromEntries(
        Object.entries(fields).map(([field, parts]) => [
          field,
          joinParts([...new Set(parts.map((name) => mapped[name]))], ' '),
        ]),
      ),
    map: (request, facts) => ({
      ...request,
      ...(sendsVoucherAlone && facts.voucher ? { voucher: facts.voucher } : {}),
      customer: {
        ...request.customer,
        ...namesOf(facts),
        ...(facts.disposition.type === 'delivery'
          ? { deliveryAddress: deliveryAddress(facts) }
          : {}),
      },
    }),
  };
};
