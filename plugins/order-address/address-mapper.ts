import type { DeliveryAddress } from '../../core/localisation/address-strategy.ts';
import { namesOf } from '../../core/orders/customer-names.ts';
import type { OrderFacts, OrderRequestMapper } from '../../core/orders/order-request-mapper.ts';
import { joinParts, splitHouseNumber } from './address-parts.ts';
import type { AddressOptions, AddressPart } from './address-options.ts';

/** What a source of the options stands for in an order. */
const valueOf = (source: string, { values, deliveryAddress }: OrderFacts): string => {
  const [kind, name = ''] = source.split(':');
  // The schema of the options lets only parts that are text stand behind `found`.
  if (kind === 'found') return String(deliveryAddress?.[name as keyof DeliveryAddress] ?? '');
  const typed = values[name] ?? '';
  if (kind === 'field') return typed;
  const { streetno, street } = splitHouseNumber(typed);
  return kind === 'number' ? streetno : street;
};

const postcodeForms: Readonly<
  Record<NonNullable<AddressOptions['postcodeForm']>, (postcode: string) => string>
> = {
  'as-given': (postcode) => postcode,
  upper: (postcode) => postcode.toUpperCase(),
  spaced: (postcode) =>
    postcode
      .toUpperCase()
      .replace(/\s/g, '')
      .replace(/(.{3})$/, ' $1'),
};

/**
 * Adds names and, for delivery, the address to an order, as the market's options say [ORD-06, ORD-41, ORD-44, ORD-45,
 * ORD-46, ORD-47, ORD-48].
 */
export const addressMapper = ({
  address,
  fields,
  postcodeForm = 'as-given',
  sendsVoucherAlone = false,
}: AddressOptions): OrderRequestMapper => {
  /** A house number without a street stands in both places. */
  const numbersAlone = (facts: OrderFacts): string =>
    joinParts(
      (address.streetname ?? [])
        .filter((source) => source.startsWith('street:'))
        .map((source) => valueOf(source.replace(/^street:/, 'number:'), facts)),
      ', ',
    );
  const deliveryAddress = (facts: OrderFacts) => {
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
      postcode: postcodeForms[postcodeForm](part('postcode')),
      ...(interior !== '' && { interior }),
    };
  };
  return {
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
