import { describe, expect, it } from 'vitest';
import {
  givenPayload,
  largestAmount,
  type OfferFacts,
  offeredTypes,
  refusalOfType,
  withoutPayload,
} from '../../../core/payments/payment-types.ts';
import { isOffline, storedType } from '../../../core/payments/stored-type.ts';
import { everyType, withDeclaredTypes } from './declared-payments.ts';
import { offlineTypes } from '../../../plugins/pay-offline/offline-types.ts';
import { microform } from '../../../plugins/pay-microform/microform.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { filesOf, type MarketId } from '../manifest/real-manifests.ts';

const settings = (market: MarketId) => withDeclaredTypes(marketManifest(filesOf(market))).payments;

const facts = (
  market: MarketId,
  types: readonly string[],
  more: Partial<OfferFacts> = {},
): OfferFacts => ({
  payments: settings(market),
  hut: { supportedPayment: types.map((type) => ({ type })) },
  providers: [offlineTypes, microform({})],
  amountDue: 1000,
  ...more,
});

describe('the payment types', () => {
  it('are these 22 [PAY-01]', () => {
    const codes =
      'applePay razorpay phone-pe microform worldpay visaCheckout hipay cash/ticket ticket paytm card ' +
      'paylater_debit paylater_credit vtexCard cash paypal googlePay eigen googlePay3DS netbanking wallet upi';
    expect(everyType.toSorted()).toEqual(codes.split(' ').toSorted());
  });

  it('default to card [PAY-02]', () => {
    for (const market of ['uk', 'fr', 'in', 'ca'] as const)
      expect(settings(market).default).toBe('card');
  });

  it('are offline when paid at the door or in the hut, card by machine among them [PAY-03, PAY-05, PAY-17]', () => {
    const offline = everyType.filter((type) => isOffline(type, settings('uk')));
    expect(offline.toSorted()).toEqual([
      'card',
      'cash',
      'cash/ticket',
      'paylater_credit',
      'paylater_debit',
      'ticket',
    ]);
    expect(isOffline('cash-ticket', settings('fr'))).toBe(true);
  });

  it('have one stored code for both spellings of cash or ticket [PAY-04]', () => {
    expect(storedType('cash-ticket', settings('fr'))).toBe('cash/ticket');
    expect(storedType('cash/ticket', settings('fr'))).toBe('cash/ticket');
    expect(storedType('constructor', settings('fr'))).toBe('constructor');
  });

  it.each<[MarketId, string[]]>([
    ['fr', ['hipay', 'card', 'cash/ticket']],
    [
      'uk',
      [
        'microform',
        'worldpay',
        'applePay',
        'googlePay',
        'googlePay3DS',
        'visaCheckout',
        'paypal',
        'card',
        'cash',
      ],
    ],
    ['in', ['razorpay', 'netbanking', 'wallet', 'upi', 'phone-pe', 'paytm', 'card', 'cash']],
    [
      'ca',
      [
        'eigen',
        'vtexCard',
        'applePay',
        'googlePay',
        'paypal',
        'visaCheckout',
        'paylater_debit',
        'paylater_credit',
        'card',
        'cash',
      ],
    ],
  ])('of %s are its default list [PAY-09, PAY-10, PAY-11, PAY-12]', (market, types) => {
    expect(settings(market).types).toEqual(types);
  });
});

describe('the types on offer', () => {
  it('are those that market, hut and a provider all have, in the order of the market [PAY-07]', () => {
    expect(offeredTypes(facts('uk', ['cash', 'microform', 'ticket', 'worldpay']))).toEqual([
      'microform',
      'cash',
    ]);
    expect(offeredTypes(facts('uk', []))).toEqual([]);
    expect(offeredTypes(facts('fr', ['cash-ticket']))).toEqual(['cash/ticket']);
  });

  it('leave cash out for the takeaway channel of France [PAY-14]', () => {
    const french = ['card', 'cash/ticket'];
    expect(offeredTypes(facts('fr', french, { channel: 'qr-takeaway' }))).toEqual(['card']);
    expect(offeredTypes(facts('fr', french, { channel: 'web' }))).toEqual(french);
    expect(offeredTypes(facts('uk', ['cash'], { channel: 'qr-takeaway' }))).toEqual(['cash']);
  });

  it('leave a type out above its maximum, at it not [PAY-15, PAY-120]', () => {
    expect(refusalOfType('cash', facts('uk', ['cash'], { amountDue: 5000 }))).toBeUndefined();
    expect(refusalOfType('cash', facts('uk', ['cash'], { amountDue: 5001 }))).toBe(
      'amount-too-high',
    );
  });

  it('have the maximum amounts of their market [PAY-122]', () => {
    expect(largestAmount('paylater_debit', settings('ca'))).toBe(10_000);
    expect(largestAmount('paylater_credit', settings('ca'))).toBe(10_000);
    expect(largestAmount('cash', settings('ca'))).toBe(10_000);
    expect(largestAmount('cash', settings('uk'))).toBe(5_000);
    expect(largestAmount('cash', settings('in'))).toBe(200_000);
    expect(largestAmount('card', settings('uk'))).toBeUndefined();
    expect(largestAmount('cash/ticket', settings('fr'))).toBeUndefined();
  });

  it('carry the surcharges of their market [PAY-125]', () => {
    expect(settings('ca').surcharge).toEqual({ paylater_debit: 0.5, paylater_credit: 1 });
    expect(settings('uk').surcharge).toEqual({});
  });
});

describe('what the flow of a type gave', () => {
  const charged = { type: 'applePay', amount: 24.5, currency: 'GBP' };

  it.each<[MarketId, Readonly<Record<string, string>>]>([
    ['fr', {}],
    [
      'uk',
      {
        applePay: 'applePay',
        googlePay: 'googlePay',
        googlePay3DS: 'googlePay',
        visaCheckout: 'visaCheckout',
        paypal: 'paypal',
      },
    ],
    ['in', {}],
    [
      'ca',
      {
        vtexCard: 'vtexCard',
        applePay: 'applePay',
        googlePay: 'googlePay',
        paypal: 'paypal',
        visaCheckout: 'visaCheckout',
      },
    ],
  ])(
    'opens payments of %s by sheets, pop-ups and a form at checkout alone [PAY-19, PAY-20, PAY-23, PAY-28]',
    (market, names) => {
      const { types } = settings(market);
      const parts = Object.fromEntries(everyType.map((name) => [name, { token: name }]));
      const given = types.flatMap((type) => {
        const payload = givenPayload({ ...charged, ...parts, type }, settings(market));
        return payload ? [[type, payload['token']]] : [];
      });
      expect(Object.fromEntries(given)).toEqual(names);
    },
  );

  it('is all that a payment to be kept goes without [PAY-63]', () => {
    const full = {
      ...charged,
      breakdown: {
        taxes: [{ description: 'GST', amount: 1.5 }],
        taxTotal: 1.5,
        grossTotal: 24.5,
        netTotal: 23,
      },
      credits: [{ type: 'gift-card', number: '6006491234567890', amount: 5 }],
    };
    const given = { applePay: { token: 'secret' } };
    expect(withoutPayload({ ...full, ...given })).toStrictEqual(full);
    expect(withoutPayload({ ...charged, ...given })).toStrictEqual(charged);
  });
});
