import { withoutCarets } from '../../core/checkout/clean-phone.ts';
import type { OrderFacts } from '../../core/orders/order-request-mapper.ts';
import type { OrderCustomer, OrderRequest } from '../../schemas/types/http/order-request.ts';

/** Opt-in markets write only to who ticked; opt-out markets to who did not [ORD-33]. */
const mayWrite = ({ manifest, marketing }: OrderFacts): boolean =>
  manifest.checkout.marketingMode === 'opt-in' ? marketing.optIn : !marketing.optOut;

/** Sent in markets with geocoded places and at the development level, never with its placeId [ORD-07]. */
const deliveryLocation = (facts: OrderFacts): Pick<OrderCustomer, 'deliveryLocation'> => {
  const { deliveryLocation: place, manifest, flagLevel } = facts;
  const isWanted = manifest.orders.sendDeliveryLocation || flagLevel === 'development';
  if (!place || !isWanted) return {};
  const { placeId: _placeId, ...rest } = place;
  return { deliveryLocation: rest };
};

/** Driver instructions, contact-free and place: for delivery only [ORD-06]. */
const deliveryPart = (facts: OrderFacts): Partial<OrderCustomer> => {
  if (facts.disposition.type !== 'delivery') return {};
  return {
    instructions: withoutCarets(facts.values.instructions ?? ''),
    contactFree: facts.contactFree,
    ...deliveryLocation(facts),
  };
};

/** Who orders: contact details without carets, marketing choice, language [ORD-04, ORD-31, ORD-32, ORD-33]. */
export const customerPart = (facts: OrderFacts): OrderRequest['customer'] => ({
  name: withoutCarets(facts.values.name ?? ''),
  phone: facts.phoneValidator.forRequest(facts.values.phone ?? ''),
  email: withoutCarets(facts.values.email ?? ''),
  marketing: { all: mayWrite(facts) },
  selectedLanguage: facts.selectedLanguage,
  ...(facts.accountId === undefined ? {} : { accountId: facts.accountId }),
  ...deliveryPart(facts),
});
