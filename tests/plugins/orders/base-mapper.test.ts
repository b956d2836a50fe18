import { extensionsIn } from '../market-plugins.ts';
import { describe, expect, it } from 'vitest';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import type { GiftCardFacts } from '../../../core/orders/order-request-mapper.ts';
import { paymentSurchargeType, surchargeTypes } from '../../../core/surcharges/surcharge-types.ts';
import {
  basketOf,
  built,
  discountOf,
  discountsOf,
  item,
  orderOf,
} from '../../core/basket/sample-basket.ts';
import { dealOf } from '../../core/deals/sample-deals.ts';
import { catalogueOf, productOf, side } from '../../core/menu/pizzeria.ts';
import { hut, mapped, orderFacts, priced } from './order-facts.ts';

const of = (
  change: Parameters<typeof orderFacts>[1] = {},
  market: 'uk' | 'fr' | 'in' | 'ca' = 'uk',
) => mapped(orderFacts(market, change));

describe('every order request', () => {
  it('has its version and the hut with sector and delivery zone [ORD-01, ORD-02]', () => {
    expect(of()).toMatchObject({
      version: '1.0',
      hut: { id: '1101', sector: 'uk-1', tradezoneId: 'SW11-A' },
    });
  });

  it('writes sectors that begin with the special prefix as the prefix [ORD-03]', () => {
    expect(of({ hut: { ...hut, sector: 'SRZ12' } }).hut.sector).toBe('SRZ');
  });

  it('names the customer without carets [ORD-04, ORD-31]', () => {
    expect(of().customer).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '0612345678',
      instructions: 'Ring twice',
      selectedLanguage: 'en-GB',
    });
  });

  it('carries an account for who is logged in only [ORD-05]', () => {
    expect(of().customer).not.toHaveProperty('accountId');
    expect(of({ accountId: 'a-1' }).customer.accountId).toBe('a-1');
  });

  it('carries what only deliveries need for deliveries only [ORD-06]', () => {
    expect(of().customer).toMatchObject({ instructions: 'Ring twice', contactFree: true });
    for (const type of ['collection', 'dinein'] as const) {
      const { customer } = of({ disposition: { type, when: 'asap' } });
      for (const part of ['instructions', 'contactFree', 'deliveryAddress', 'deliveryLocation']) {
        expect(customer).not.toHaveProperty(part);
      }
    }
  });

  it('carries the delivery place without its id in Canada and at the development level [ORD-07]', () => {
    const deliveryLocation = { placeId: 'secret', address: { postalCode: 'M5V' } };
    const sent = { address: { postalCode: 'M5V' } };
    expect(of({ deliveryLocation }, 'ca').customer.deliveryLocation).toEqual(sent);
    expect(of({ deliveryLocation }).customer).not.toHaveProperty('deliveryLocation');
    expect(of({ deliveryLocation, flagLevel: 'development' }).customer.deliveryLocation).toEqual(
      sent,
    );
    const collection = { type: 'collection', when: 'asap' } as const;
    expect(of({ deliveryLocation, disposition: collection }, 'ca').customer).not.toHaveProperty(
      'deliveryLocation',
    );
  });

  it('says whether marketing may write, by opt-in or opt-out of the market [ORD-33, CHK-87, CHK-88]', () => {
    const all = (market: 'uk' | 'fr' | 'in' | 'ca', optIn: boolean, optOut: boolean) =>
      of({ marketing: { optIn, optOut } }, market).customer.marketing.all;
    for (const market of ['uk', 'fr', 'in'] as const) {
      expect([all(market, false, false), all(market, true, false)]).toEqual([false, true]);
    }
    expect([all('ca', false, false), all('ca', false, true)]).toEqual([true, false]);
  });

  it('says how and when, with a time for later and the car for collection only [ORD-12, ORD-13]', () => {
    expect(of().disposition).toEqual({ type: 'delivery', when: 'asap' });
    const later = {
      type: 'collection',
      when: 'scheduled',
      time: 1_800_000_000_000,
      isCurbside: true,
    } as const;
    expect(of({ disposition: later }).disposition).toEqual(later);
    const asap = { type: 'collection', when: 'asap', time: 5 } as const;
    expect(of({ disposition: asap }).disposition).toEqual({
      type: 'collection',
      when: 'asap',
      isCurbside: false,
    });
  });

  it('carries discount, voucher, assistant, app and estimate when there is something to say [ORD-14, ORD-15, ORD-16, ORD-17, ORD-22]', () => {
    expect(of()).toMatchObject({ isDealbotEnabled: false, isMobileApp: false });
    for (const part of ['discount', 'eta', 'etaRange', 'voucher', 'utm', 'loyalty']) {
      expect(of()).not.toHaveProperty(part);
    }
    const full = of({
      priced: { ...priced, discount: { id: 'save-5', value: 500 } },
      voucher: { id: 'V1', discountType: 'amount' },
      isDealbotEnabled: true,
      isMobileApp: true,
      eta: 35,
      etaRange: { from: 30, to: 40 },
    });
    expect(full).toMatchObject({
      discount: { id: 'save-5', value: 5 },
      voucher: { id: 'V1', discountType: 'amount' },
      isDealbotEnabled: true,
      isMobileApp: true,
      eta: 35,
      etaRange: { from: 30, to: 40 },
    });
  });

  it('sends a voucher with a discount only [ORD-40, VOU-47]', () => {
    expect(of({ voucher: { id: 'V1' } })).not.toHaveProperty('voucher');
  });

  it('carries loyalty and the campaign of who has them [ORD-18, ORD-21]', () => {
    expect(
      of({
        loyalty: { token: 't', points: 0 },
        utm: { source: 'mail', campaign: 'autumn' },
      }),
    ).toMatchObject({
      loyalty: { loyaltyProviderAuthToken: 't', points: 0 },
      utm: { source: 'mail', campaign: 'autumn' },
    });
  });

  it('lists surcharges by type and leaves out those of 0 or less [ORD-23, ORD-24, ORD-39]', () => {
    const ofPayments = ['paylater_debit', 'paylater_credit'].map(paymentSurchargeType);
    // An extra is paid by a type of its own, among those of every market.
    const ofShop = Object.values<string>(surchargeTypes).toSpliced(2, 0, 'priorityDelivery');
    const types = [...ofShop, ...ofPayments];
    expect(types).toEqual([
      'deliverySupplement',
      'delivery',
      'priorityDelivery',
      'smallOrderSupplement',
      'driverTip',
      'paymentSurchargePaylaterDebit',
      'paymentSurchargePaylaterCredit',
    ]);
    const surcharges = types.map((type, index) => ({ type, amount: (index - 1) * 50, price: 100 }));
    expect(of({ priced: { ...priced, surcharges } }).surcharges).toEqual([
      { type: 'priorityDelivery', amount: 0.5 },
      { type: 'smallOrderSupplement', amount: 1 },
      { type: 'driverTip', amount: 1.5 },
      { type: 'paymentSurchargePaylaterDebit', amount: 2 },
      { type: 'paymentSurchargePaylaterCredit', amount: 2.5 },
    ]);
  });
});

const food = [item(side('feast'))];
const gifts = catalogueOf(
  [dealOf('giftcard', [], { id: 'card', price: 20 })],
  [productOf('feast', 'side', 30)],
  discountsOf(discountOf({ id: 'gbp-10-off', amount: 10 })),
);

describe('the payment of an order request', () => {
  it('holds type, amount, currency and taxes [ORD-08, ORD-10, ORD-11]', () => {
    expect(of({ paymentType: 'cash' }).payment).toEqual({
      type: 'cash',
      amount: 20,
      currency: 'GBP',
      breakdown: {
        taxes: [{ description: 'VAT 20%', amount: 3.33 }],
        taxTotal: 3.33,
        grossTotal: 20,
        netTotal: 16.67,
      },
    });
  });

  it('is by card as long as nothing was chosen [ORD-09]', () => {
    expect(of({ paymentType: undefined }).payment.type).toBe('card');
  });

  const card = (change: Partial<GiftCardFacts> = {}): GiftCardFacts => ({
    type: 'giftcard',
    id: 'g1',
    number: '6000',
    pin: '1234',
    amount: 500,
    isValid: true,
    isLoading: false,
    ...change,
  });

  it('carries one gift card, the first good one, at most for the amount [ORD-34, ORD-35, ORD-36, GFT-04]', () => {
    const giftCards = [
      card({ isValid: false }),
      card({ isLoading: true }),
      card({ number: '6001' }),
      card(),
    ];
    const { payment } = of({ giftCards });
    expect(payment.amount).toBe(20);
    expect(payment.credits).toEqual([
      { type: 'giftcard', id: 'g1', number: '6001', pin: '1234', amount: 5 },
    ]);
    expect(of({ giftCards: [card({ amount: 9_000 })] }).payment.credits?.[0]?.amount).toBe(20);
    expect(of({ giftCards: [card({ isValid: false })] }).payment).not.toHaveProperty('credits');
  });

  it.each([
    { name: 'voucher', basket: { items: food, discountId: 'gbp-10-off' }, amount: 20 },
    { name: 'deal', basket: { items: food, deals: [built('card')] }, amount: 10 },
  ])(
    'has a gift $name taken off its amount before any gift card [ORD-36]',
    ({ basket, amount }) => {
      const facts = {
        priced: priceBasket(orderOf({ catalogue: gifts, basket: basketOf(basket) })),
      };
      expect(facts.priced.total).toBe(3000);
      const { payment } = of({ ...facts, giftCards: [card({ amount: 600 })] });
      expect([payment.amount, payment.credits?.[0]?.amount]).toEqual([amount, 6]);
    },
  );

  it('is cash when nothing is left to charge [ORD-37, ORD-38, GFT-06]', () => {
    const giftCards = [card({ amount: 2000 })];
    expect(of({ paymentType: 'microform', giftCards }).payment.type).toBe('cash');
    expect(of({ paymentType: 'microform', giftCards: [card({ amount: 1999 })] }).payment.type).toBe(
      'microform',
    );
    const overpaid = { ...priced, giftVoucher: 2500 };
    expect(of({ paymentType: 'microform', priced: overpaid }).payment).toMatchObject({
      type: 'cash',
      amount: 0,
    });
  });

  it.each(['visaCheckout', 'applePay', 'paypal', 'googlePay', 'googlePay3DS'])(
    'cannot be made by %s without its payload [ORD-42, ORD-43]',
    (paymentType) => {
      expect(() => of({ paymentType })).toThrow(`${paymentType} is missing from state`);
      const name = paymentType === 'googlePay3DS' ? 'googlePay' : paymentType;
      expect(() => of({ paymentType, payloads: { [name]: {} } })).toThrow('is missing from state');
      expect(of({ paymentType, payloads: { [name]: { token: 't' } } }).payment).toMatchObject({
        type: paymentType,
        [name]: { token: 't' },
      });
    },
  );

  it('carries the object of a type that has one [ORD-08]', () => {
    const worldpay = { accept: 'https://x' };
    expect(of({ paymentType: 'worldpay', payloads: { worldpay } }).payment).toMatchObject({
      worldpay,
    });
  });
});

describe('the phone of an order request', () => {
  it('loses its leading 0 and blanks in India; elsewhere it goes as typed [ORD-32, ORD-31]', () => {
    const values = { phone: '0 98765 ^43210' };
    const inPhone = extensionsIn('in').one('phone-validator');
    expect(of({ values, phoneValidator: inPhone }, 'in').customer.phone).toBe('9876543210');
    expect(of({ values: { phone: '+33 6 12^' } }, 'fr').customer.phone).toBe('+33 6 12');
  });
});
