import { describe, expect, it } from 'vitest';
import { wrongContactFields } from '../../../core/orders/check-contact.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import type { OrderCustomer } from '../../../schemas/types/http/order-request.ts';
import { hut } from '../../plugins/orders/order-facts.ts';
import { testMarket } from '../test-market.ts';

const { manifest, extensions } = await testMarket('uk', [
  'phone-numbers',
  'contact-form',
  'order-base',
  'order-address',
]);

const deliveryAddress = {
  postcode: 'SW11 1JB',
  streetno: '12',
  streetname: 'Lavender Hill',
  city: 'London',
};
const ada: OrderCustomer = {
  name: 'Ada Lovelace',
  phone: '07700 900123',
  email: 'ada@example.com',
  marketing: { all: false },
};
const recipient = { name: 'Grace Hopper', phone: '07700 900456' };

const wrong = (type: Disposition, customer: Partial<OrderCustomer> = {}) =>
  wrongContactFields({
    request: {
      customer: { ...ada, ...customer },
      disposition: { type, when: 'asap' },
      payment: { type: 'cash', amount: 20, currency: 'GBP' },
    },
    hut,
    manifest,
    contactRules: extensions.one('contact-rules'),
    phoneValidator: extensions.one('phone-validator'),
    mappers: extensions.all('order-request-mapper'),
    flagLevel: 'none',
  });

const required = 'checkout.errors.required';

describe('the contact details of an order', () => {
  it('are named where they stand in the request when they are wrong [ORD-25, CHK-51]', () => {
    expect(wrong('delivery', { deliveryAddress })).toEqual([]);
    expect(
      wrong('delivery', {
        name: ' ',
        email: '',
        phone: '0600',
        deliveryAddress: { ...deliveryAddress, streetno: '', streetname: '' },
      }),
    ).toEqual([
      { field: 'customer.name', reason: required },
      { field: 'customer.email', reason: required },
      { field: 'customer.deliveryAddress.addressLine1', reason: required },
      { field: 'customer.phone', reason: 'INVALID_PHONE' },
    ]);
  });

  it('hold an address for a delivery, and need none otherwise [ORD-06]', () => {
    expect(wrong('delivery')).toEqual([
      { field: 'customer.deliveryAddress', reason: 'is missing' },
    ]);
    for (const type of ['collection', 'dinein'] as const) expect(wrong(type)).toEqual([]);
  });

  it('name another for the door of a delivery, with name and phone, and for nothing else [SHP-28]', () => {
    expect(wrong('delivery', { deliveryAddress, recipient })).toEqual([]);
    expect(wrong('delivery', { deliveryAddress, recipient: { name: ' ', phone: '0600' } })).toEqual(
      [
        { field: 'customer.recipient.name', reason: 'must not be empty' },
        { field: 'customer.recipient.phone', reason: 'INVALID_PHONE' },
      ],
    );
    for (const type of ['collection', 'dinein'] as const) {
      expect(wrong(type, { recipient })).toEqual([
        { field: 'customer.recipient', reason: 'is for deliveries' },
      ]);
    }
  });
});
