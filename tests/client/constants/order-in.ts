import { priceBasket } from '../../../core/basket/price-basket.ts';
import type { Market } from '../../../core/engine/start-market.ts';
import { buildOrderRequest } from '../../../client/orders/order-request.ts';
import type { OrderFacts } from '../../../core/orders/order-request-mapper.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { basketOf, hutOf, item, orderOf } from '../../core/basket/sample-basket.ts';
import { catalogueOf, side } from '../../core/menu/pizzeria.ts';

/** Wedges and everything else an order for collection in a market is made of. */
export function factsIn(market: Market, more: Partial<OrderFacts> = {}): OrderFacts {
  const { manifest, extensions } = market;
  const basket = basketOf({ items: [item(side('wedges'))] });
  const hut = hutOf();
  return {
    manifest,
    hut,
    catalogue: catalogueOf(),
    basket,
    priced: priceBasket(orderOf({ manifest, basket, hut, disposition: 'collection' })),
    disposition: { type: 'collection', when: 'asap' },
    values: { name: 'Ann Bell', firstName: 'Ann', lastName: 'Bell', phone: '', email: '' },
    contactFree: false,
    marketing: { optIn: false, optOut: false },
    selectedLanguage: 'en',
    paymentType: undefined,
    isMobileApp: false,
    isDealbotEnabled: false,
    utm: {},
    flagLevel: 'none',
    phoneValidator: extensions.one('phone-validator'),
    ...more,
  };
}

/** The order request that the market's own mappers make. */
export const requestIn = (market: Market, more: Partial<OrderFacts> = {}): OrderRequest =>
  buildOrderRequest(market.extensions, factsIn(market, more));
