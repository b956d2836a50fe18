import { describe, expect, it } from 'vitest';
import type { TaxFacts } from '../../../core/surcharges/tax-policy.ts';
import { taxOnTop } from '../../../plugins/ca-tax-on-top/tax-on-top.ts';
import { includedTax } from '../../../plugins/tax-inclusive/included-tax.ts';
import { fileValidators } from '../../../server/markets/schemas.ts';
import type { TaxRate } from '../../../schemas/types/manifest/market.ts';
import { hutOf } from '../../core/basket/sample-basket.ts';

const newYear = '2027-01-01';
const evening = new Date('2026-11-20T18:00:00Z');

/** Food is taxed less when it is taken away, until the new year; drinks are not. */
const rates: readonly TaxRate[] = [
  { description: 'Eaten in', percent: 19, taxCodes: ['meal'], dispositions: ['dinein'] },
  {
    description: 'Taken away',
    percent: 7,
    taxCodes: ['meal'],
    dispositions: ['delivery', 'collection'],
    until: newYear,
  },
  {
    description: 'Taken away, raised',
    percent: 10,
    taxCodes: ['meal'],
    dispositions: ['delivery', 'collection'],
    from: newYear,
  },
  { description: 'Drink', percent: 19, taxCodes: ['drink'] },
];

const factsOf = (more: Partial<TaxFacts> = {}): TaxFacts => ({
  hut: hutOf({ timeZone: 'Europe/Berlin' }),
  disposition: 'collection',
  orderTime: evening,
  manifest: { tax: { rates: [...rates] } },
  amounts: [{ taxCode: 'meal', amount: 10_000 }],
  ...more,
});

const policies = [
  { policy: includedTax, name: 'tax in the prices', eatenIn: 1597, taken: 654, raised: 909 },
  { policy: taxOnTop, name: 'tax on top', eatenIn: 1900, taken: 700, raised: 1000 },
];

describe.each(policies)('$name', ({ policy, eatenIn, taken, raised }) => {
  const taxesOf = (more: Partial<TaxFacts>) => policy.breakdown(factsOf(more)).taxes;

  it('differs between what is eaten in and what is taken away [ENG-34]', () => {
    expect(taxesOf({ disposition: 'dinein' })).toEqual([
      { description: 'Eaten in', amount: eatenIn },
    ]);
    for (const disposition of ['delivery', 'collection'] as const) {
      expect(taxesOf({ disposition })).toEqual([{ description: 'Taken away', amount: taken }]);
    }
    const drink = [{ taxCode: 'drink', amount: 10_000 }];
    for (const disposition of ['delivery', 'collection', 'dinein'] as const) {
      expect(taxesOf({ disposition, amounts: drink })).toEqual([
        { description: 'Drink', amount: eatenIn },
      ]);
    }
  });

  it.each([
    ['Europe/Berlin', '2026-12-31T22:59:59.999Z', '2026-12-31T23:00:00Z'],
    ['America/St_Johns', '2027-01-01T03:29:59.999Z', '2027-01-01T03:30:00Z'],
    ['Asia/Kolkata', '2026-12-31T18:29:59.999Z', '2026-12-31T18:30:00Z'],
  ])('changes at midnight by the clock in %s, at the minute [ENG-34]', (timeZone, last, first) => {
    const taxAt = (moment: string) =>
      taxesOf({ hut: hutOf({ timeZone }), orderTime: new Date(moment) });
    expect(taxAt(last)).toEqual([{ description: 'Taken away', amount: taken }]);
    expect(taxAt(first)).toEqual([{ description: 'Taken away, raised', amount: raised }]);
  });

  it('adds rates that hold side by side in a region, of which one comes later [ENG-34]', () => {
    const address = { ...hutOf().address, region: 'north' };
    const levy = { description: 'Levy', percent: 2, regions: ['north'], from: newYear };
    const manifest = { tax: { rates: [...rates, levy] } };
    const namesAt = (orderTime: Date, hut: TaxFacts['hut']) =>
      taxesOf({ hut, manifest, orderTime }).map(({ description }) => description);
    expect(namesAt(evening, hutOf({ address }))).toEqual(['Taken away']);
    const later = new Date('2027-02-01T12:00:00Z');
    expect(namesAt(later, hutOf({ address }))).toEqual(['Taken away, raised', 'Levy']);
    expect(namesAt(later, hutOf())).toEqual(['Taken away, raised']);
  });
});

it.each([
  [{ dispositions: ['taken-away'] }, '/tax/rates/0/dispositions/0'],
  [{ from: 'next year' }, '/tax/rates/0/from'],
  [{ until: '2027-02-30' }, '/tax/rates/0/until'],
])('a manifest whose rate says %j is refused [ENG-34]', (wrong, place) => {
  const fits = fileValidators.manifestFile;
  expect(fits({ tax: { rates } })).toBe(true);
  expect(fits({ tax: { rates: [{ description: 'Tax', percent: 5, ...wrong }] } })).toBe(false);
  expect(fits.errors?.map(({ instancePath }) => instancePath)).toEqual([place]);
});
