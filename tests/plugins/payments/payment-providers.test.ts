import { describe, expect, it } from 'vitest';
import { declarations } from '../../../core/payments/payment-provider.ts';
import { everyProvider } from '../../core/payments/declared-payments.ts';

/** Each of the 22 types with the kind of its flow, and what its frame shows or what follows it. */
const flows: Readonly<Record<string, string>> = {
  applePay: 'wallet-sheet',
  googlePay: 'wallet-sheet',
  googlePay3DS: 'wallet-sheet, step-up',
  visaCheckout: 'pop-up, step-up',
  paypal: 'pop-up',
  microform: 'embedded-frame of a card-form',
  worldpay: 'embedded-frame of a provider-page',
  hipay: 'hosted-redirect',
  eigen: 'embedded-frame of a provider-page',
  vtexCard: 'embedded-frame of a checkout-form',
  razorpay: 'pop-up',
  netbanking: 'pop-up',
  wallet: 'pop-up',
  upi: 'pop-up',
  'phone-pe': 'hosted-redirect',
  paytm: 'hosted-redirect',
  cash: 'offline',
  card: 'offline',
  ticket: 'offline',
  'cash/ticket': 'offline',
  paylater_debit: 'offline',
  paylater_credit: 'offline',
};

describe('the flows of payment types', () => {
  const { declared } = declarations([...everyProvider.values()]);

  it.each(Object.entries(flows))('of %s is declared as %s [ENG-24]', (type, wanted) => {
    const { flow, frame, stepUp } = declared[type] ?? {};
    const told = `${flow}${frame ? ` of a ${frame}` : ''}${stepUp ? ', step-up' : ''}`;
    expect(told).toBe(wanted);
  });

  it('are declared for these 22 and no other [ENG-24, PAY-01]', () => {
    expect(Object.keys(declared).toSorted()).toEqual(Object.keys(flows).toSorted());
  });

  it('name the online card apart from the card machine, and click to pay [PAY-06]', () => {
    const labels = new Map(
      [...everyProvider.values()].flatMap(({ types }) =>
        types.map(({ type, label }) => [type, label]),
      ),
    );
    for (const type of ['microform', 'worldpay', 'hipay', 'eigen', 'vtexCard']) {
      expect(labels.get(type)).toBe('payments.types.online-card.label');
    }
    expect(labels.get('card')).toBe('pay-offline.card.label');
    expect(labels.get('visaCheckout')).toBe('payments.types.click-to-pay.label');
  });
});
