import type { OrderDeliveryAddress } from '../../schemas/types/http/order-request.ts';
import type { CheckoutValues } from '../checkout/contact-rules.ts';
import type { OrderFacts, OrderRequestMapper } from './order-request-mapper.ts';

/** A mapper that adds the name fields of a market and, for delivery, its address [ORD-06, ORD-44]. */
export const marketMapper = (parts: {
  readonly names: (facts: OrderFacts) => { name: string; firstName?: string; lastName?: string };
  readonly address: (facts: OrderFacts) => OrderDeliveryAddress;
  readonly addressValues: (address: OrderDeliveryAddress) => CheckoutValues;
  /** A voucher goes out also when it has no discount [ORD-41]. */
  readonly sendsVoucherAlone?: boolean;
}): OrderRequestMapper => ({
  addressValues: parts.addressValues,
  map: (request, facts) => ({
    ...request,
    ...(parts.sendsVoucherAlone && facts.voucher ? { voucher: facts.voucher } : {}),
    customer: {
      ...request.customer,
      ...parts.names(facts),
      ...(facts.disposition.type === 'delivery' ? { deliveryAddress: parts.address(facts) } : {}),
    },
  }),
});

/** Splits a street line at its leading house number: digits with an optional letter. */
export const splitHouseNumber = (line: string): { streetno: string; street: string } => {
  const found = /^\s*(\d+\s?[a-zA-Z]?)\b[\s,]*(.*)$/.exec(line);
  return found
    ? { streetno: (found[1] ?? '').replace(/\s/g, ''), street: found[2] ?? '' }
    : { streetno: '', street: line.trim() };
};

/** Non-empty parts joined by a separator. */
export const joinParts = (parts: readonly (string | undefined)[], separator: string): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);
