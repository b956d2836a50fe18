import { describe, expect, it } from 'vitest';
import {
  returnAddressesOf,
  type ReturnFacts,
  returnPart,
  returnPayload,
  wrongReturnAddresses,
} from '../../../core/payments/return-addresses.ts';

const origin = 'https://shop.example';
const facts: ReturnFacts = {
  origin,
  amount: 24.5,
  name: { name: 'Ada King Byron' },
  postcode: 'SW11 1JB',
  disposition: { type: 'delivery', when: 'scheduled', time: 1_772_625_600_000 },
  etaType: 'range',
};

const payments = {
  declared: {
    framed: { flow: 'embedded-frame', frame: 'provider-page', payload: 'framed' },
    'whole-page': { flow: 'hosted-redirect', payload: 'whole' },
    form: { flow: 'embedded-frame', frame: 'card-form' },
    sheet: { flow: 'wallet-sheet', payload: 'sheet' },
    nameless: { flow: 'hosted-redirect' },
    door: { flow: 'offline' },
  },
} as const;

const statuses = {
  accept: ['/order/checkout/', 'success'],
  decline: ['/order/card-details/', 'decline'],
  pending: ['/order/card-details/', 'pending'],
  exception: ['/order/card-details/', 'exception'],
  cancel: ['/order/card-details/', 'cancel'],
} as const;
const pages = Object.entries(statuses) as readonly (readonly [
  keyof typeof statuses,
  readonly [string, string],
])[];

const saidBy = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('return addresses', () => {
  it('are made of what is charged, who pays, and a page for every way to end [PAY-41]', () => {
    const part = returnPart(facts);
    expect(Object.keys(part).toSorted()).toEqual(
      ['amount', 'firstname', 'lastname', ...Object.keys(statuses)].toSorted(),
    );
    expect(part.amount).toBe(24.5);
    expect(pages.map(([page]) => new URL(part[page]).pathname)).toEqual(
      pages.map(([, [path]]) => path),
    );
    expect(pages.map(([page]) => new URL(part[page]).origin)).toEqual(pages.map(() => origin));
  });

  it('say how the payment ended [PAY-43]', () => {
    const part = returnPart(facts);
    expect(pages.map(([page]) => saidBy(part[page])['paymentStatus'])).toEqual(
      pages.map(([, [, status]]) => status),
    );
  });

  it('all say where, how and when the order goes [PAY-42]', () => {
    const part = returnPart(facts);
    for (const [page] of pages) {
      expect(saidBy(part[page])).toMatchObject({
        postcode: 'SW11 1JB',
        dispositionType: 'delivery',
        dispositionWhen: 'scheduled',
        dispositionTime: '1772625600000',
        etaType: 'range',
      });
    }
  });

  it.each([
    [{ name: 'Ada King Byron' }, 'Ada', 'King Byron'],
    [{ name: '  Ada  ' }, 'Ada', ''],
    [{ name: '' }, '', ''],
    [{ firstName: 'Ada Mary', lastName: 'Byron' }, 'Ada Mary', 'Byron'],
    [{ firstName: 'Ada Mary' }, 'Ada Mary', ''],
    [{ lastName: 'Byron' }, '', 'Byron'],
  ])('take %j apart as %j and %j [PAY-44]', (name, firstname, lastname) => {
    expect(returnPart({ ...facts, name })).toMatchObject({ firstname, lastname });
  });

  it.each([
    ['asap', undefined, 'exact', ''],
    ['asap', 1_772_625_600_000, 'range', ''],
    ['scheduled', 1_772_625_600_000, 'exact', '1772625600000'],
  ] as const)(
    'of an order %s at %s with an estimate that is %s [PAY-45]',
    (when, time, etaType, told) => {
      const part = returnPart({
        ...facts,
        disposition: { type: 'collection', when, time },
        etaType,
      });
      expect(saidBy(part.accept)).toMatchObject({ dispositionTime: told, etaType });
    },
  );

  it.each([
    ['framed', ['framed']],
    ['whole-page', ['whole']],
    ['form', []],
    ['sheet', []],
    ['nameless', []],
    ['door', []],
    ['nobody', []],
    [undefined, []],
  ])('of %s stand under the name that its plugin declares [PAY-25, PAY-41]', (type, names) => {
    expect(Object.keys(returnPayload(type, { ...facts, payments }))).toEqual(names);
  });
});

describe('return addresses of a request', () => {
  const request = (change: Readonly<Record<string, unknown>> = {}) => ({
    type: 'framed',
    amount: 24.5,
    currency: 'GBP',
    framed: { ...returnPart(facts), ...change },
  });
  const wrong = (change?: Readonly<Record<string, unknown>>, site = origin) =>
    wrongReturnAddresses(request(change), payments, site).map(({ field }) => field);

  it("are right when they lead to the site's own pages", () => {
    expect(wrong()).toEqual([]);
  });

  it('are those that it brought, and no more of what stands there', () => {
    const { amount: _amount, firstname: _first, lastname: _last, ...addresses } = returnPart(facts);
    expect(returnAddressesOf(request({ more: 'words' }), payments)).toEqual(addresses);
  });

  it.each(['form', 'sheet', 'nameless', 'door', 'nobody'])('are not asked of %s', (type) => {
    const bare = { type, amount: 1, currency: 'GBP' };
    expect(wrongReturnAddresses(bare, payments, origin)).toEqual([]);
    expect(returnAddressesOf(bare, payments)).toBeUndefined();
  });

  it.each([
    'https://elsewhere.example/order/checkout/',
    'http://shop.example/order/checkout/',
    'https://shop.example:8443/order/checkout/',
    'https://shop.example@elsewhere.example/',
    'https://shop.example.elsewhere.example/',
    '//shop.example/order/checkout/',
    '/order/checkout/',
    'javascript:alert(1)',
    '',
    7,
    undefined,
  ])('are wrong when one of them is %j', (accept) => {
    expect(wrong({ accept })).toEqual(['payment.framed.accept']);
  });

  it('are all wrong when there are none, or the site is another', () => {
    const bare = { type: 'framed', amount: 24.5, currency: 'GBP' };
    expect(wrongReturnAddresses(bare, payments, origin)).toHaveLength(5);
    expect(wrong({}, 'https://other.example')).toHaveLength(5);
  });
});
