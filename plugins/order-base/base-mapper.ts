import { toDecimal } from '../../core/money/money.ts';
import { normaliseSector } from '../../core/orders/normalise-sector.ts';
import { toOrderDeals } from '../../core/orders/order-deals.ts';
import type { OrderFacts, OrderRequestMapper } from '../../core/orders/order-request-mapper.ts';
import { orderSurcharges } from '../../core/surcharges/order-surcharges.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { customerPart } from './customer-part.ts';
import { paymentPart } from './payment-part.ts';

/** Scheduled orders carry their time, collections whether they are brought to the car [ORD-12, ORD-13]. */
const dispositionPart = ({ disposition }: OrderFacts): OrderRequest['disposition'] => {
  const { type, when, time, isCurbside = false } = disposition;
  return {
    type,
    when,
    ...(when === 'scheduled' && time !== undefined ? { time } : {}),
    ...(type === 'collection' ? { isCurbside } : {}),
  };
};

/**
 * Parts that are sent only when there is something to say [ORD-14, ORD-15, ORD-16, ORD-17, ORD-18, ORD-19, ORD-20,
 * ORD-21, ORD-40].
 */
const optionalParts = (facts: OrderFacts): Partial<OrderRequest> => {
  const { priced, voucher, loyalty, eta, etaRange } = facts;
  return {
    ...(priced.discount
      ? { discount: { id: priced.discount.id, value: toDecimal(priced.discount.value) } }
      : {}),
    ...(voucher && priced.discount ? { voucher } : {}),
    ...(loyalty
      ? { loyalty: { loyaltyProviderAuthToken: loyalty.token, points: loyalty.points } }
      : {}),
    ...(eta === undefined ? {} : { eta }),
    ...(etaRange ? { etaRange } : {}),
    ...(Object.keys(facts.utm).length > 0 ? { utm: facts.utm } : {}),
  };
};

/** What orders of every market share (docs/spec/orders.md). */
export const baseMapper: OrderRequestMapper = {
  map: (request, facts) => ({
    ...request,
    hut: {
      id: facts.hut.id,
      sector: normaliseSector(facts.hut.sector, facts.manifest.sectorPrefixNormalised),
      ...(facts.hut.tradezoneId === undefined ? {} : { tradezoneId: facts.hut.tradezoneId }),
    },
    customer: customerPart(facts),
    payment: paymentPart(facts),
    disposition: dispositionPart(facts),
    deals: [...toOrderDeals(facts.basket, facts.priced)],
    surcharges: orderSurcharges(facts.priced.surcharges),
    isDealbotEnabled: facts.isDealbotEnabled,
    isMobileApp: facts.isMobileApp,
    ...optionalParts(facts),
  }),
};
