import { describe, expect, it } from 'vitest';
import type { FulfilmentExtra } from '../../../core/basket/fulfilment-extra.ts';
import { checkOrder, type OrderCheck } from '../../../core/orders/check-order.ts';
import type { OrderPayment } from '../../../schemas/types/http/order-request.ts';
import { voucherOf } from '../../client/vouchers/sample-vouchers.ts';
import { loyaltyRulesOf } from '../../sample-chain/loyalty-rules-of.ts';
import { built, item } from '../basket/sample-basket.ts';
import { dealOf, fill } from '../deals/sample-deals.ts';
import { catalogueOf, drink, pizza, side } from '../menu/pizzeria.ts';
import { checkOf, friday, openHut, type Ordered, uk } from './sample-checks.ts';

/** The refusal of an order; undefined for one that is taken. */
const refusalOf = (check: OrderCheck) => {
  const checked = checkOrder(check);
  return 'refusal' in checked ? checked.refusal : undefined;
};
const refused = (ordered: Ordered, against: Partial<OrderCheck> = {}) =>
  refusalOf(checkOf(ordered, against));

const withPayment = (check: OrderCheck, change: Partial<OrderPayment>): OrderCheck => ({
  ...check,
  request: { ...check.request, payment: { ...check.request.payment, ...change } },
});

const badPrice = { name: 'BAD_PRICE_INTEGRITY', message: 'failed price integrity check' };

describe('an order', () => {
  it('that nothing speaks against is taken at our price [ORD-106]', () => {
    expect(checkOrder(checkOf())).toMatchObject({
      order: { priced: { total: 1599 }, amounts: { payment: { amount: 15.99 } } },
    });
  });

  it('is refused by a closed hut [ORD-73]', () => {
    const closed = { name: 'HUT_CLOSED', message: 'Harbour Street is closed.' };
    expect(refused({}, { hut: openHut({ closed: true }) })).toEqual(closed);
    expect(refused({}, { now: Date.parse('2026-07-10T08:00:00Z') })).toEqual(closed);
  });

  it('is refused when one amount differs, or one thing in it is not sold, which is named [ORD-75, BSK-45]', () => {
    expect(refusalOf(withPayment(checkOf(), { amount: 15.98 }))).toEqual(badPrice);
    const unknown = { basket: { items: [item(pizza('supreme')), item(drink('gone'))] } };
    expect(refused(unknown)).toEqual({
      ...badPrice,
      reasons: [{ code: 'product-unavailable', entity: 'gone' }],
    });
  });

  it('is refused when it is alcohol only [ORD-80]', () => {
    expect(refused({ basket: { items: [item(drink('lager'))] } })).toEqual({
      name: 'FailedAlcoholValidation',
      message: 'alcohol can only be ordered with food',
    });
  });

  it('is refused below the minimum of its hut, with the gap [ORD-81]', () => {
    expect(refused({}, { hut: openHut({ minDeliveryOrder: 20 }) })).toEqual({
      name: 'MIN_ORDER_NOT_MET',
      message: '4.01 below the minimum order',
      gap: 4.01,
    });
    expect(refused({}, { hut: openHut({ minDeliveryOrder: 15.99 }) })).toBeUndefined();
  });

  it('may be for later at a time that the hut offers, and at no other [ORD-83]', () => {
    const at = (time?: number) =>
      refused({
        facts: {
          disposition: { type: 'delivery', when: 'scheduled', ...(time !== undefined && { time }) },
        },
      })?.name;
    const hour = 3_600_000;
    expect(at(friday + hour)).toBeUndefined();
    for (const time of [friday + hour + 1, friday - hour, undefined]) {
      expect(at(time)).toBe('SCHEDULED_TIME_PAST');
    }
  });
});

describe('an order with alcohol', () => {
  const food = item(pizza('supreme'));
  const beer = item(drink('lager'));

  it.each([
    { items: [food, beer], minimumAge: 18, confirmedAge: 18, isRefused: false },
    { items: [food, beer], minimumAge: 18, confirmedAge: 17, isRefused: true },
    { items: [food, beer], minimumAge: 18, confirmedAge: undefined, isRefused: true },
    { items: [food, beer], minimumAge: 1, confirmedAge: undefined, isRefused: true },
    { items: [food, beer], minimumAge: 0, confirmedAge: undefined, isRefused: false },
    { items: [food], minimumAge: 18, confirmedAge: undefined, isRefused: false },
  ])(
    'needs the age of the law at its hut: $minimumAge asked, $confirmedAge confirmed [SHP-06]',
    ({ items, minimumAge, confirmedAge, isRefused }) => {
      const refusal = refused(
        { basket: { items }, facts: confirmedAge === undefined ? {} : { confirmedAge } },
        { manifest: { ...uk, alcohol: { minimumAge } } },
      );
      expect(refusal).toEqual(
        isRefused
          ? {
              name: 'AGE_NOT_CONFIRMED',
              message: `alcohol needs a customer who confirms to be ${minimumAge} or over`,
            }
          : undefined,
      );
    },
  );
});

describe('the payment of an order', () => {
  const cardOf = (credit: number) => ({ basket: { credit } });

  it('is of a type that its hut takes, unless nothing is left to pay [ORD-82, ORD-37]', () => {
    const hut = openHut({ supportedPayment: [] });
    const unsupported = {
      name: 'PAYMENT_TYPE_NOT_SUPPORTED',
      message: 'Harbour Street does not take it.',
    };
    expect(refused({}, { hut })).toEqual(unsupported);
    expect(refused(cardOf(1598), { hut, creditLeft: 1598 })).toEqual(unsupported);
    expect(refused(cardOf(1599), { hut, creditLeft: 1599 })).toBeUndefined();
  });

  it('is at most what its type takes, which the refusal names [PAY-15]', () => {
    const dear = (maxAmount: number) => {
      const payments = { ...uk.payments, maxAmount: { cash: maxAmount } };
      return refused({}, { manifest: { ...uk, payments } });
    };
    expect(dear(15.99)).toBeUndefined();
    expect(dear(15.98)).toEqual({
      name: 'PAYMENT_AMOUNT_TOO_HIGH',
      message: 'You cannot place a cash order with amount greater than £15.98',
    });
  });

  it('has as many gift cards as its market allows, and none at a hut that takes none [ORD-82, PAY-08]', () => {
    const withCards = (cards: number, supportsGiftCard: boolean) => {
      const hut = openHut({ supportsGiftCard });
      const credits = Array.from({ length: cards }, () => ({
        type: 'giftcard',
        number: '6000123',
        amount: 5,
      }));
      return refusalOf(
        withPayment(checkOf({ basket: { credit: 500 } }, { hut, creditLeft: 500 }), { credits }),
      );
    };
    const noCards = {
      name: 'PAYMENT_TYPE_NOT_SUPPORTED',
      message: 'Harbour Street takes no gift cards.',
    };
    expect(withCards(1, true)).toBeUndefined();
    expect(withCards(2, true)).toEqual(noCards);
    expect(withCards(1, false)).toEqual(noCards);
    expect(refused({}, { hut: openHut({ supportsGiftCard: false }) })).toBeUndefined();
  });

  it('takes no more of a gift card than is left on it [ORD-84]', () => {
    const short = {
      name: 'INSUFFICIENT_CREDIT',
      message: 'The gift card does not cover the amount.',
    };
    expect(refused(cardOf(500), { creditLeft: 500 })).toBeUndefined();
    expect(refused(cardOf(500), { creditLeft: 499 })).toEqual(short);
    expect(refused(cardOf(1))).toEqual(short);
  });
});

describe('what an order is given besides its request', () => {
  it('counts as an extra that is kept for it, and is not taken for one that is not [PRI-24]', () => {
    const extra: FulfilmentExtra = {
      id: 'priority',
      surchargeType: 'priorityDelivery',
      orderField: 'place',
      isOffered: () => true,
      takes: () => true,
      fee: () => 299,
    };
    const ordered = { basket: { extras: ['priority'] } };
    expect(
      checkOrder(checkOf(ordered, { extras: [extra], keptExtras: ['priority'] })),
    ).toMatchObject({ order: { priced: { total: 1898 } } });
    expect(refused(ordered, { extras: [extra] })).toEqual(badPrice);
  });

  it('takes the discount of a voucher that is good, and of no other [VOU-46]', () => {
    const voucher = voucherOf();
    const ordered = { basket: { voucher, discountId: voucher.id } };
    expect(checkOrder(checkOf(ordered, { voucher }))).toMatchObject({
      order: { basket: { voucher }, priced: { total: 599 } },
    });
    expect(refused(ordered)?.name).toBe('BAD_PRICE_INTEGRITY');
  });

  it('gives no reward with an offline payment, which one with nothing left to pay is not [LOY-04, ORD-37]', () => {
    const reward = dealOf('flat', [{ type: 'pizza' }], {
      id: 'free',
      price: 0,
      loyalty: true,
      loyaltyPoints: 5,
      locked: true,
      redeemable_id: 'redeem-free',
    });
    const paidByCard = (credit: number) =>
      refused(
        {
          basket: {
            deals: [built('free', fill(pizza('supreme')))],
            items: [item(side('wedges'))],
            credit,
          },
        },
        {
          catalogue: catalogueOf([reward]),
          loyaltyRules: loyaltyRulesOf('uk'),
          points: 5,
          creditLeft: 499,
        },
      );
    expect(paidByCard(499)).toBeUndefined();
    expect(paidByCard(498)).toEqual({
      ...badPrice,
      reasons: [{ code: 'deal-locked', entity: 'free' }],
    });
  });
});
