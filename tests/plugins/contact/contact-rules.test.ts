import { describe, expect, it } from 'vitest';
import type { CheckoutFacts, CheckoutValues } from '../../../core/checkout/contact-rules.ts';
import { fieldErrors } from '../../../client/checkout/form-errors.ts';
import type { MarketId } from '../../core/test-market.ts';
import { extensionsIn } from '../market-plugins.ts';
import { anyHut, manifestOf } from '../../sample-chain/market-manifests.ts';

const contactIn = (id: MarketId) => extensionsIn(id).one('contact-rules');
const ukContact = contactIn('uk');
const frContact = contactIn('fr');
const inContact = contactIn('in');
const caContact = contactIn('ca');
const ukPhone = extensionsIn('uk').one('phone-validator');

const factsOf = (market: 'uk' | 'fr' | 'in' | 'ca'): CheckoutFacts => ({
  disposition: 'delivery',
  manifest: manifestOf(market),
  paymentType: 'cash',
  flagLevel: 'none',
  hut: anyHut(market),
});

const contact = { email: 'ada@example.com', phone: '07700 900123' };
const good = {
  uk: {
    ...contact,
    name: 'Ada Byron',
    addressLine1: '1 High St',
    town: 'London',
    postcode: 'sw11 1aa',
  },
  fr: {
    ...contact,
    firstName: 'Ada',
    lastName: 'Byron',
    streetNumber: '1',
    street: 'Rue Oberkampf',
    postcode: '75011',
    city: 'Paris',
  },
  in: { ...contact, name: 'Ada Byron 2nd', interior: 'Flat 3', address: '5th Block, Koramangala' },
  ca: {
    ...contact,
    firstName: 'Ada',
    lastName: 'Byron',
    address: '1 King St W',
    streetAddress: '1 King St W',
    city: 'Toronto',
    postalCode: 'M5H 1A1',
  },
} satisfies Record<string, CheckoutValues>;

const ukErrors = (values: CheckoutValues) =>
  ukContact.validate({ ...good.uk, ...values }, factsOf('uk'));
const frErrors = (values: CheckoutValues) =>
  frContact.validate({ ...good.fr, ...values }, factsOf('fr'));
const inErrors = (values: CheckoutValues, flagLevel = 'none') =>
  inContact.validate({ ...good.in, ...values }, { ...factsOf('in'), flagLevel });
const caErrors = (values: CheckoutValues) =>
  caContact.validate({ ...good.ca, ...values }, factsOf('ca'));

describe('names', () => {
  it('are required in one field in the UK and India [CHK-28]', () => {
    expect(ukErrors({ name: '  ' })).toEqual([
      { field: 'name', message: 'checkout.errors.required' },
    ]);
    expect(inErrors({ name: '' })).toEqual([
      { field: 'name', message: 'checkout.errors.required' },
    ]);
  });

  it('are required in two fields in France and Canada [CHK-29]', () => {
    const both = ['firstName', 'lastName'].map((field) => ({
      field,
      message: 'checkout.errors.required',
    }));
    expect(frErrors({ firstName: ' ', lastName: '' })).toEqual(both);
    expect(caErrors({ firstName: '', lastName: ' ' })).toEqual(both);
  });

  it('take only letters of any script, digits, space, period, comma and hyphen in India [CHK-30]', () => {
    for (const name of ['आदित्य शर्मा', 'A. P. J. Kalam-2, Jr'])
      expect(inErrors({ name })).toEqual([]);
    for (const name of ['Ada@home', "O'Neil", 'Ada_B', 'Ada/B']) {
      expect(inErrors({ name })).toEqual([
        { field: 'name', message: 'checkout.errors.invalid.name' },
      ]);
    }
  });

  it('contain no digit in the UK, France and Canada [CHK-31, CHK-32]', () => {
    expect(ukErrors({ name: 'Ada 2' })).toEqual([
      { field: 'name', message: 'checkout.errors.invalid.name' },
    ]);
    expect(frErrors({ firstName: 'Ada2' })).toEqual([
      { field: 'firstName', message: 'checkout.errors.invalid.firstName' },
    ]);
    expect(caErrors({ lastName: 'B9' })).toEqual([
      { field: 'lastName', message: 'checkout.errors.invalid.lastName' },
    ]);
  });
});

describe('lengths', () => {
  const emailOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

  it('of an email end at 80 in France and at 254 elsewhere [CHK-36, CST-29]', () => {
    expect(frErrors({ email: emailOf(80) })).toEqual([]);
    expect(frErrors({ email: emailOf(81) })).toHaveLength(1);
    expect(ukErrors({ email: emailOf(254) })).toEqual([]);
    expect(ukErrors({ email: emailOf(255) })).toHaveLength(1);
  });

  it('of driver instructions end at 30 in France and at 255 elsewhere [CHK-57, CST-30]', () => {
    const lengthIn = (rules: typeof ukContact, market: 'uk' | 'fr' | 'in' | 'ca') =>
      rules.addressFields(factsOf(market)).find(({ name }) => name === 'instructions')?.maxLength;
    expect(lengthIn(frContact, 'fr')).toBe(30);
    expect([
      lengthIn(ukContact, 'uk'),
      lengthIn(inContact, 'in'),
      lengthIn(caContact, 'ca'),
    ]).toEqual([255, 255, 255]);
  });
});

describe('addresses', () => {
  it('need a first line in the UK [CHK-51]', () => {
    expect(ukErrors({ addressLine1: ' ' })).toEqual([
      { field: 'addressLine1', message: 'checkout.errors.required' },
    ]);
  });

  it('are incomplete in the UK with a number alone, unless a second line follows [CHK-52]', () => {
    expect(ukErrors({ addressLine1: '12' })).toEqual([
      { field: 'addressLine1', message: 'checkout.errors.incompleteAddress' },
    ]);
    expect(ukErrors({ addressLine1: '12', addressLine2: 'High Street' })).toEqual([]);
  });

  it('need a British postcode in the UK [CHK-53]', () => {
    expect(ukErrors({ postcode: '' })).toEqual([
      { field: 'postcode', message: 'checkout.errors.required' },
    ]);
    expect(ukErrors({ postcode: 'SW11' })).toEqual([
      { field: 'postcode', message: 'checkout.errors.invalid.postcode' },
    ]);
    expect(ukErrors({ postcode: 'EH12 8TS' })).toEqual([]);
  });

  it.each(['7501', '750111', '7501A'])('refuse the French postcode %s [CHK-56]', (postcode) => {
    expect(frErrors({ postcode })).toEqual([
      { field: 'postcode', message: 'checkout.errors.invalid.postcode' },
    ]);
  });

  it('need a flat in India, except at the development level [CHK-58]', () => {
    expect(inErrors({ interior: '' })).toEqual([
      { field: 'interior', message: 'checkout.errors.required' },
    ]);
    expect(inErrors({ interior: '' }, 'development')).toEqual([]);
  });

  it('need address, street and postal code in Canada [CHK-59]', () => {
    expect(
      caErrors({ address: '', streetAddress: ' ', postalCode: '' }).map(({ field }) => field),
    ).toEqual(['address', 'streetAddress', 'postalCode']);
  });

  it('are incomplete in Canada without a full postal code [CHK-60]', () => {
    expect(caErrors({ postalCode: 'M5H' })).toEqual([
      { field: 'postalCode', message: 'checkout.errors.incompleteAddress' },
    ]);
  });
});

describe('an email', () => {
  const required = { field: 'email', message: 'checkout.errors.required' };
  const invalid = { field: 'email', message: 'checkout.errors.invalid.email' };

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@@example.com', 'a da@example.com'])(
    'of the wrong form is refused: %s [CHK-34]',
    (email) => {
      expect(ukErrors({ email })).toEqual([invalid]);
      expect(frErrors({ email })).toEqual([invalid]);
    },
  );

  it.each(['applePay', 'googlePay3DS'])(
    'is not looked at when %s gives its own [CHK-35]',
    (paymentType) => {
      const byWallet = { ...factsOf('uk'), paymentType };
      expect(ukContact.validate({ ...good.uk, email: '' }, byWallet)).toEqual([]);
      expect(ukContact.validate({ ...good.uk, email: 'ada@' }, byWallet)).toEqual([]);
    },
  );

  it.each(['googlePay', 'visaCheckout', 'paypal', 'cash', undefined])(
    'is looked at for the payment type %s [CHK-35, CHK-33]',
    (paymentType) => {
      const facts = { ...factsOf('uk'), paymentType };
      expect(ukContact.validate({ ...good.uk, email: ' ' }, facts)).toEqual([required]);
      expect(ukContact.validate({ ...good.uk, email: 'ada@' }, facts)).toEqual([invalid]);
    },
  );
});

describe('the phone on the form', () => {
  const phoneErrors = (paymentType: string | undefined) =>
    fieldErrors(
      { ...good.uk, phone: 'none' },
      { ...factsOf('uk'), paymentType },
      { contact: ukContact, phone: ukPhone, order: ['name', 'email', 'phone'] },
    ).map(({ field }) => field);

  it('is not checked for wallets that give one [CHK-49]', () => {
    expect(['applePay', 'googlePay3DS'].map(phoneErrors)).toEqual([[], []]);
    for (const type of ['googlePay', 'visaCheckout', 'paypal', 'card', undefined]) {
      expect(phoneErrors(type)).toEqual(['phone']);
    }
  });
});
