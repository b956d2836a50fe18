import { describe, expect, it } from 'vitest';
import type { BasketValidationRequest } from '../../../client/basket/basket-api.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import type { BasketValidation } from '../../../schemas/types/http/orders.ts';
import { openShop } from './open-shop.ts';

const large: Choice = { type: 'pizza', productId: 'meat-feast', size: 'large' };
const fries: Choice = { type: 'side', productId: 'fries' };
const lager: Choice = { type: 'drink', productId: 'garden-lager' };
const pudding: Choice = { type: 'dessert', productId: 'cookie-dough' };

/** A visit in which the server checks the basket before checkout, and what it was asked. */
const validating = (validate: () => Promise<BasketValidation>) => {
  const requests: BasketValidationRequest[] = [];
  const visit: WholeEnvironment['visit'] = {
    traceId: 'trace',
    language: undefined,
    flagLevel: 'none',
    channel: undefined,
    utm: {},
    forcedVariants: { 'basket-validation': 'treatment' },
  };
  const basket: WholeEnvironment['basket'] = {
    validate: async (request) => {
      requests.push(request);
      return validate();
    },
  };
  return { overrides: { visit, basket }, requests };
};

describe('pressing checkout', () => {
  it('goes on when nothing stops it, and asks no validator [BSK-46, BSK-62]', async () => {
    const { shop } = await openShop();
    shop.basket.addItem(large);
    expect(await shop.passage.pressCheckout()).toBe(true);
    expect(shop.passage.stop).toBeUndefined();
  });

  it('stops an empty basket [BSK-57, CHK-101]', async () => {
    const { shop } = await openShop();
    expect(await shop.passage.pressCheckout()).toBe(false);
    expect(shop.passage.stop).toBe('disabled');
  });

  it('stops below the minimum order before anything else, and tells the gap [BSK-54, BSK-59, BSK-62]', async () => {
    const { shop } = await openShop();
    shop.basket.addItem(lager);
    expect(await shop.passage.pressCheckout()).toBe(false);
    expect(shop.passage.stop).toBe('minimum-order');
    expect(shop.passage.minimum).toEqual({ minimum: 1200, gap: 1200 - 379 });
    shop.passage.closeStop();
    expect(shop.passage.stop).toBeUndefined();
  });

  it('stops at a deal whose threshold the rest of the basket misses [BSK-59, DEA-33]', async () => {
    const { shop } = await openShop();
    shop.basket.addItem(large);
    shop.basket.addDeal({ basketDealId: 's', dealId: 'sweet-finish', choices: { 0: [pudding] } });
    expect(await shop.passage.pressCheckout()).toBe(false);
    expect(shop.passage.stop).toBe('deal-threshold');
    shop.basket.addItem(fries);
    expect(await shop.passage.pressCheckout()).toBe(true);
  });

  it('stops alcohol without food and lets it pass with a side [BSK-61]', async () => {
    const { shop } = await openShop();
    for (const drink of [lager, lager, lager, lager]) shop.basket.addItem(drink);
    expect(await shop.passage.pressCheckout()).toBe(false);
    expect(shop.passage.stop).toBe('alcohol');
    shop.basket.addItem(fries);
    expect(await shop.passage.pressCheckout()).toBe(true);
  });
});

describe('basket validation', () => {
  it('names the gift card that pays, as its order would [BSK-43, BSK-58]', async () => {
    const { overrides, requests } = validating(async () => ({ valid: true, reasons: [] }));
    const credit = { data: { giftCardBalance: 5, expiryDate: '2099-12-31' } };
    const { shop } = await openShop({ ...overrides, giftCards: { check: async () => credit } });
    shop.basket.addItem(large);
    await shop.passage.validate();
    const card = { type: 'giftcard', number: '6000200020002000', pin: '2000' };
    await shop.giftCards.check({ ...card, id: 'card' });
    await shop.passage.validate();
    expect(requests.map(({ payment }) => payment.credits)).toEqual([
      undefined,
      [{ ...card, amount: 5 }],
    ]);
  });

  it('rests, then validates, then succeeds, and checkout opens [BSK-41, BSK-46]', async () => {
    const seen: string[] = [];
    const { overrides, requests } = validating(async () => {
      seen.push(shop.passage.validation);
      return { valid: true, reasons: [] };
    });
    const { shop } = await openShop(overrides);
    shop.basket.addItem(large);
    seen.push(shop.passage.validation);
    expect(await shop.passage.pressCheckout()).toBe(true);
    expect([...seen, shop.passage.validation]).toEqual(['resting', 'validating', 'success']);
    expect(requests).toHaveLength(1);
  });

  it('sends hut, payment, disposition, deals and surcharges [BSK-43]', async () => {
    const { overrides, requests } = validating(async () => ({ valid: true, reasons: [] }));
    const { shop } = await openShop(overrides);
    shop.basket.addItem(large);
    await shop.passage.pressCheckout();
    // 18.49, and 1.49 for delivery between 16 and 25.
    expect(requests[0]).toMatchObject({
      hut: { id: '1101', sector: 'uk-1' },
      payment: { type: 'card', amount: 19.98, currency: 'GBP' },
      disposition: { type: 'delivery', when: 'asap' },
      deals: [{ id: 'ND', price: 18.49 }],
      surcharges: [{ type: 'deliverySupplement', amount: 1.49 }],
    });
  });

  it('keeps the customer in the basket with a warning when the server refuses [BSK-41, BSK-44]', async () => {
    const { overrides } = validating(() => Promise.reject(new Error('422')));
    const { shop } = await openShop(overrides);
    shop.basket.addItem(large);
    expect(await shop.passage.pressCheckout()).toBe(false);
    expect(shop.passage.validation).toBe('failure');
    expect(shop.passage.stop).toBe('validation');
    expect(shop.notifications.list[0]).toMatchObject({
      type: 'warning',
      message: 'basket.validation.failed',
      hideShowBasket: true,
    });
  });

  it('asks the server again at every press [BSK-46]', async () => {
    const { overrides, requests } = validating(async () => ({ valid: true, reasons: [] }));
    const { shop } = await openShop(overrides);
    shop.basket.addItem(large);
    await shop.passage.pressCheckout();
    shop.basket.addItem(fries);
    await shop.passage.pressCheckout();
    expect(requests).toHaveLength(2);
  });
});
