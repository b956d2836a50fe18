import { describe, expect, it } from 'vitest';
import { payerName, returnAddresses } from '../../../core/payments/return-addresses.ts';

const addresses = returnAddresses({
  origin: 'https://uk.test',
  amount: 12.5,
  name: { first: 'Ada', last: 'Byron' },
  postcode: 'SW11 1JB',
  disposition: { type: 'delivery', when: 'asap' },
  etaType: 'exact',
});
const { amount, firstname, lastname, ...urls } = addresses;

describe('return addresses', () => {
  it('lead to checkout when the payment is accepted, else to the card details [PAY-41]', () => {
    expect({ amount, firstname, lastname }).toEqual({
      amount: 12.5,
      firstname: 'Ada',
      lastname: 'Byron',
    });
    const paths = Object.entries(urls).map(([name, url]) => [name, new URL(url).pathname]);
    expect(Object.fromEntries(paths)).toEqual({
      accept: '/order/checkout/',
      decline: '/order/card-details/',
      pending: '/order/card-details/',
      exception: '/order/card-details/',
      cancel: '/order/card-details/',
    });
  });

  it('carry the order and the status of the payment [PAY-42, PAY-43, PAY-45]', () => {
    const queries = Object.entries(urls).map(
      ([name, url]) => [name, Object.fromEntries(new URL(url).searchParams)] as const,
    );
    const common = {
      postcode: 'SW11 1JB',
      dispositionType: 'delivery',
      dispositionWhen: 'asap',
      dispositionTime: '',
      etaType: 'exact',
    };
    expect(Object.fromEntries(queries)).toEqual({
      accept: { ...common, paymentStatus: 'success' },
      decline: { ...common, paymentStatus: 'decline' },
      pending: { ...common, paymentStatus: 'pending' },
      exception: { ...common, paymentStatus: 'exception' },
      cancel: { ...common, paymentStatus: 'cancel' },
    });
  });
});

describe('the name of a payer', () => {
  it('is the first word and the rest where the form has one field [PAY-44]', () => {
    expect(payerName({ name: ' Ada King Byron ' })).toEqual({ first: 'Ada', last: 'King Byron' });
    expect(payerName({ name: 'Ada' })).toEqual({ first: 'Ada', last: '' });
  });

  it('is both fields where the form has two [PAY-41]', () => {
    expect(payerName({ firstName: 'Ada', lastName: 'Byron' })).toEqual({
      first: 'Ada',
      last: 'Byron',
    });
  });
});
