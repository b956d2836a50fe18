import { describe, expect, it } from 'vitest';
import {
  offeredAs,
  offersOf,
  paymentChoiceError,
} from '../../../client/payments/payment-offers.ts';
import type { PaymentOffers } from '../../../client/payments/payment-offers.ts';
import type { PaymentTypeOffer } from '../../../core/payments/payment-provider.ts';
import { testManifest } from '../../core/test-market.ts';

const offer = (type: string, flow: PaymentTypeOffer['flow']) =>
  ({ type, flow, label: `${type}.label`, hint: `${type}.hint`, icon: 'card' }) as const;

const offers = (more: Partial<PaymentOffers> = {}): PaymentOffers => ({
  payments: testManifest('uk').payments,
  hut: { supportedPayment: [{ type: 'cash' }, { type: 'card' }, { type: 'applePay' }] },
  providers: [
    { types: [offer('cash', 'offline'), offer('card', 'offline'), offer('hipay', 'offline')] },
    { types: [offer('applePay', 'wallet-sheet')] },
  ],
  config: {
    supportedPayment: [{ type: 'cash' }, { type: 'card' }, { type: 'applePay' }],
    maxAmounts: { cash: 50 },
  },
  wallets: ['applePay'],
  amountDue: 20_00,
  ...more,
});

const typesOf = (facts: PaymentOffers) => offersOf(facts).map(({ type }) => type);

describe('payment types to choose from', () => {
  it('are those of market, hut and plugins, in the order of the market [PAY-07]', () => {
    expect(typesOf(offers())).toEqual(['applePay', 'card', 'cash']);
  });

  it('begin with the wallets of the device, wherever the market lists them [SHP-17]', () => {
    const { payments } = testManifest('uk');
    const listed = { ...payments, types: ['cash', 'card', 'applePay'] };
    expect(typesOf(offers({ payments: listed }))).toEqual(['applePay', 'cash', 'card']);
    expect(typesOf(offers({ payments: listed, wallets: [] }))).toEqual(['cash', 'card']);
  });

  it('hold a type of before, or another that customers know by the same words [SHP-16, SHP-34]', () => {
    expect(offeredAs('card', offers())).toBe('card');
    expect(offeredAs('hipay', offers())).toBeUndefined();
    const twin = { ...offer('hipay', 'offline'), label: 'card.label' };
    const providers = [{ types: [offer('cash', 'offline'), offer('card', 'offline'), twin] }];
    expect(offeredAs('hipay', offers({ providers }))).toBe('card');
    expect(offeredAs('gone', offers({ providers }))).toBeUndefined();
  });

  it('are without wallets until the payment settings of the hut came [PAY-80]', () => {
    expect(typesOf(offers({ config: undefined }))).toEqual(['card', 'cash']);
  });

  it('are without wallets that cannot be used on this device, chosen before or not [PAY-16]', () => {
    expect(typesOf(offers({ wallets: [] }))).toEqual(['card', 'cash']);
    expect(paymentChoiceError('applePay', offers())).toBeUndefined();
    expect(paymentChoiceError('applePay', offers({ wallets: [] }))).toBe(
      'checkout.errors.required',
    );
  });

  it('are without a wallet whose sheet another type opens with payer authentication [PAY-114]', () => {
    const sheet = (type: string) => ({ ...offer(type, 'wallet-sheet'), payload: 'googlePay' });
    const three = { ...sheet('googlePay3DS'), stepUp: true };
    const listed = (types: readonly string[]) => {
      const supportedPayment = types.map((type) => ({ type }));
      const config = { supportedPayment, maxAmounts: {} };
      return typesOf(
        offers({ config, wallets: types, providers: [{ types: [sheet('googlePay'), three] }] }),
      );
    };
    expect(listed(['googlePay', 'googlePay3DS'])).toEqual(['googlePay3DS']);
    expect(listed(['googlePay'])).toEqual(['googlePay']);
    expect(listed(['googlePay3DS'])).toEqual(['googlePay3DS']);
  });

  it('end at the largest amount of a type [PAY-15]', () => {
    expect(typesOf(offers({ amountDue: 50_00 }))).toContain('cash');
    expect(typesOf(offers({ amountDue: 50_01 }))).not.toContain('cash');
  });

  it('must be chosen from [CHK-25]', () => {
    expect(paymentChoiceError(undefined, offers())).toBe('checkout.errors.required');
    expect(paymentChoiceError('hipay', offers())).toBe('checkout.errors.required');
    expect(paymentChoiceError('card', offers())).toBeUndefined();
  });

  it('refuse a chosen type above its largest amount with the amount [PAY-120]', () => {
    expect(paymentChoiceError('cash', offers({ amountDue: 50_01 }))).toBe(
      'checkout.errors.paymentTooHigh',
    );
  });
});
