import { describe, expect, it } from 'vitest';
import { startMarket } from '../../core/engine/start-market.ts';
import { wrongContactFields } from '../../core/orders/check-contact.ts';
import { pluginLoaders } from '../setup/plugin-loaders.ts';
import { checkOptions } from '../../server/markets/schemas.ts';
import { testManifest } from '../core/test-market.ts';
import { hut, mapped, orderFacts } from './orders/order-facts.ts';
import { loudFailures } from '../setup/loud-failures.ts';

/** A market of an ordinary kind: what its form asks, its phone numbers and its categories are values. */
const lowlands = () => {
  const manifest = testManifest('fr');
  const contact = {
    namePattern: '^[\\p{L} -]+$',
    fields: [
      { name: 'straat', checks: [{ kind: 'filled' }] },
      { name: 'huisnummer', checks: [{ kind: 'filled' }], autoComplete: 'address-line2' },
      { name: 'postcode', prefill: ['postcode'], checks: [{ kind: 'postcode' }] },
      { name: 'plaats', prefill: ['city'], optional: true },
    ],
  };
  const address = {
    streetname: ['field:straat'],
    streetno: ['field:huisnummer'],
    postcode: ['field:postcode'],
    city: ['field:plaats'],
  };
  const fields = {
    straat: ['streetname'],
    huisnummer: ['streetno'],
    postcode: ['postcode'],
    plaats: ['city'],
  };
  return {
    ...manifest,
    checkout: { ...manifest.checkout, nameFields: ['name' as const] },
    phone: { ...manifest.phone, validator: 'low', low: { pattern: '^0[1-9]\\d{8}$' } },
    postcode: { full: '^[1-9]\\d{3} ?[A-Z]{2}$', partial: '^[1-9]\\d{3}$' },
    menu: {
      ...manifest.menu,
      excludedCategories: [
        { sectors: ['uk-1'], category: 'melts' as const, when: 'always' as const },
      ],
    },
    plugins: [
      { id: 'phone-numbers' },
      { id: 'contact-form', options: contact },
      { id: 'menu-categories' },
      { id: 'order-base' },
      { id: 'order-address', options: { address, fields, postcodeForm: 'upper' } },
    ],
  };
};

const manifest = lowlands();
const { extensions } = await startMarket(manifest, 'low.json', pluginLoaders, checkOptions, {
  watch: loudFailures,
  points: [],
});

const typed = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '020 123 4567',
  straat: 'Dam',
  huisnummer: '12 b',
  postcode: '1012 js',
  plaats: 'Amsterdam',
};

const requestOf = (values: typeof typed) => {
  const phoneValidator = extensions.one('phone-validator');
  const facts = orderFacts('fr', { manifest, values, phoneValidator });
  return extensions
    .all('order-request-mapper')
    .reduce((request, mapper) => mapper.map(request, facts), mapped(facts));
};

const wrong = (values: typeof typed) =>
  wrongContactFields({
    request: requestOf(values),
    hut,
    manifest,
    contactRules: extensions.one('contact-rules'),
    phoneValidator: extensions.one('phone-validator'),
    mappers: extensions.all('order-request-mapper'),
    flagLevel: 'none',
  }).map(({ field }) => field.replace(/^customer\.(deliveryAddress\.)?/, ''));

describe('a market of an ordinary kind', () => {
  it('has a form, an address, phone numbers and categories from values alone [ENG-25, ENG-26]', () => {
    expect(requestOf(typed).customer).toMatchObject({
      name: 'Ada Lovelace',
      deliveryAddress: {
        streetname: 'Dam',
        streetno: '12 b',
        postcode: '1012 JS',
        city: 'Amsterdam',
      },
    });
    expect(wrong(typed)).toEqual([]);
    const filter = extensions.one('menu-category-filter');
    expect(filter.filter(['pizzas', 'melts'], { hut, manifest })).toEqual(['pizzas']);
  });

  it('refuses by its own rules on the server too [ENG-25, ENG-26]', () => {
    expect(wrong({ ...typed, straat: '', postcode: '101 JS', plaats: '' })).toEqual([
      'straat',
      'postcode',
    ]);
    expect(wrong({ ...typed, name: 'Ada 2', phone: '000 123 4567' })).toEqual(['name', 'phone']);
  });

  it('does not start with options that make no sense, and says where [ENG-26]', async () => {
    const plugins = [
      {
        id: 'contact-form',
        options: { namePattern: '[', fields: [{ name: 'x', prefill: ['moon'] }] },
      },
      { id: 'order-address', options: { address: { city: ['somewhere:x'] }, fields: {} } },
    ];
    const starting = startMarket(
      { ...manifest, plugins },
      'low.json',
      pluginLoaders,
      checkOptions,
      { watch: loudFailures, points: [] },
    );
    await expect(starting).rejects.toThrow(/namePattern.*prefill\/0.*address\/city\/0/s);
  });
});
