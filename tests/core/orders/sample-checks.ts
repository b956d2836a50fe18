import type { Basket } from '../../../core/basket/basket.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import type { OrderCheck } from '../../../core/orders/check-order.ts';
import type { OrderFacts } from '../../../core/orders/order-request-mapper.ts';
import { offlineTypes } from '../../../plugins/pay-offline/offline-types.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import { mapped, orderFacts } from '../../plugins/orders/order-facts.ts';
import { basketOf, hutOf, item, orderOf } from '../basket/sample-basket.ts';
import { pizza } from '../menu/pizzeria.ts';
import { testManifest } from '../test-market.ts';
import { hutWith } from '../timeslots/sample-hours.ts';

/** The market of the orders. */
export const uk = testManifest('uk');

/** A Friday evening, while the hut is open. */
export const friday = Date.parse('2026-07-10T18:00:00Z');

/** A hut that delivers, takes cash and gift cards, and has a slot every quarter of an hour. */
export const openHut = (more: Partial<Hut> = {}): Hut => {
  const { hours } = hutWith([{ to: '22:00' }], [{ open: '11:00', close: '23:00' }]);
  return hutOf({ hours, supportedPayment: [{ type: 'cash' }], supportsGiftCard: true, ...more });
};

/** What a test orders: one pizza of 15.99, delivered now and paid in cash, unless said otherwise. */
export interface Ordered {
  readonly basket?: Partial<Basket>;
  /** What else the browser knows. */
  readonly facts?: Partial<OrderFacts>;
}

/** An order as a browser sends it on a Friday evening, and what it is checked against. */
export const checkOf = (
  { basket: more = {}, facts = {} }: Ordered = {},
  against: Partial<OrderCheck> = {},
): OrderCheck => {
  const basket = basketOf({ items: [item(pizza('supreme'))], paymentType: 'cash', ...more });
  const check = { ...orderOf({ basket }), manifest: uk, hut: openHut(), ...against };
  const { hut, catalogue } = check;
  const { credit } = basket;
  const card = { type: 'giftcard', number: '6000123', isValid: true, isLoading: false };
  const request = mapped(
    orderFacts('uk', {
      manifest: check.manifest,
      hut,
      catalogue,
      basket,
      priced: priceBasket(check),
      paymentType: basket.paymentType,
      ...(credit !== undefined && { giftCards: [{ ...card, amount: credit }] }),
      ...facts,
    }),
  );
  return { ...check, request, providers: [offlineTypes], now: friday, ...against };
};
