import { describe, expect, it } from 'vitest';
import { catalogueSays, type StatedCatalogue } from '../../../core/manifest/catalogue-values.ts';
import type { Explanation } from '../../../core/manifest/explain.ts';
import type { Json } from '../../../core/manifest/json.ts';

const place = { sector: 'xy-1', hutId: '7' };
const hutWith = (own: Readonly<Record<string, Json>>): StatedCatalogue => ({
  huts: {
    file: 'huts.json',
    entries: [
      { id: '7', sector: 'xy-2', name: 'Elsewhere' },
      { id: '7', sector: 'xy-1', name: 'Harbour', ...own },
    ],
  },
});
const setting = (key: string, value: Json): Explanation => ({
  key,
  value,
  from: { layer: 'market', file: 'manifest.json', pointer: key, value },
  overrode: [],
});

/** What holds at the hut, of a key that the manifest has a value for. */
const at = (key: string, below: Json, catalogue: StatedCatalogue): Json | undefined =>
  catalogueSays(key, setting(key, below), place, catalogue).explanation?.value;

describe('what a hut of the catalogue says of a setting', () => {
  it.each([
    ['/minimumOrder/deliveryDefault', 8, { minDeliveryOrder: 12 }, 12],
    ['/minimumOrder/deliveryDefault', 8, { minDeliveryOrder: -1 }, 8],
    ['/pos/type', 'grid', { posType: 'north' }, 'north'],
    ['/timeZone', 'Etc/UTC', { timeZone: 'Europe/Rome' }, 'Europe/Rome'],
    ['/payments/types', ['card', 'cash'], { supportedPayment: [{ type: 'cash' }] }, ['cash']],
    ['/menu/routes', ['pizzas', 'sides'], { excludedTabs: ['sides'] }, ['pizzas']],
    ['/giftCard/maxCards', 1, { supportsGiftCard: false }, 0],
    ['/giftCard/maxCards', 1, {}, 0],
    ['/giftCard/maxCards', 1, { supportsGiftCard: true }, 1],
    [
      '/flags/features/nutritional-information.calories/default',
      true,
      { showNutrition: false },
      false,
    ],
    ['/currency', 'EUR', { currency: 'USD' }, 'EUR'],
  ] as const)(
    'counts above the manifest: %s of %j with %j is %j [OPR-07]',
    (key, below, own, is) => {
      expect(at(key, below as Json, hutWith(own as Readonly<Record<string, Json>>))).toEqual(is);
    },
  );

  it('names the place in the file, and what it overrides [OPR-07]', () => {
    const key = '/minimumOrder/deliveryDefault';
    const catalogue = hutWith({ minDeliveryOrder: 12 });
    const { explanation, apart } = catalogueSays(key, setting(key, 8), place, catalogue);
    expect(explanation).toEqual({
      key,
      value: 12,
      from: { layer: 'catalogue', file: 'huts.json', pointer: '/1/minDeliveryOrder', value: 12 },
      overrode: [setting(key, 8).from],
    });
    expect(apart).toEqual([]);
    const unset = catalogueSays(key, undefined, place, catalogue);
    expect(unset.explanation).toMatchObject({ value: 12, overrode: [] });
  });

  it('knows a payment type by every name of it [OPR-07]', () => {
    const catalogue = hutWith({ supportedPayment: [{ type: 'meal-ticket' }] });
    const storedType = (type: string) => (type === 'meal-ticket' ? 'ticket' : type);
    const types = ['card', 'ticket'];
    expect(at('/payments/types', types, { ...catalogue, storedType })).toEqual(['ticket']);
  });
});

describe('who has a say of their own', () => {
  it('is told of the huts and products of the place [OPR-07]', () => {
    const key = '/menu/toppings/maxAdditions';
    const products = {
      file: 'products.json',
      entries: [
        { id: 'calzone', title: 'Calzone', maxAdditions: 2 },
        { id: 'roman', title: 'Roman', maxAdditions: 9 },
        { id: 'northern', title: 'Northern', sectors: ['xy-2'], maxAdditions: 1 },
      ],
    };
    const { explanation, apart } = catalogueSays(key, setting(key, 5), place, { products });
    expect(explanation?.value).toBe(5);
    expect(apart.map(({ id, name, effective, pointer }) => [id, name, effective, pointer])).toEqual(
      [['calzone', 'Calzone', 2, '/0/maxAdditions']],
    );
    const huts = catalogueSays('/timeZone', undefined, {}, hutWith({ timeZone: 'Europe/Rome' }));
    expect(huts.apart.map(({ name, effective }) => [name, effective])).toEqual([
      ['Harbour', 'Europe/Rome'],
    ]);
  });
});
