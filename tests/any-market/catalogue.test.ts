import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { anyMarkets, fixtureIds, madeIds, marketFolders } from './any-markets.ts';
import { idsOf, inSector, missingFrom } from './market-catalogue.ts';

const schemaFolder = new URL('../../schemas/catalogue/', import.meta.url);
const readSchema = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${name}.schema.json`, schemaFolder), 'utf8')) as Record<
    string,
    unknown
  >;

const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true });
addFormats(ajv);
for (const name of ['hut', 'product', 'menu-options', 'deal', 'discount', 'upsell']) {
  ajv.addSchema(readSchema(name), name);
}

const looks = readSchema('look')['$defs'] as Record<string, { enum: string[] }>;
const looksOf = (kind: string): string[] => looks[kind]?.enum ?? [];

/** Where and how entries break a schema. */
function schemaErrors(schema: string, entries: readonly unknown[]): string[] {
  return entries.flatMap((entry, index) =>
    ajv.validate(schema, entry)
      ? []
      : (ajv.errors ?? []).map(
          ({ instancePath, message }) => `${schema} ${index}${instancePath} ${message}`,
        ),
  );
}

const repeated = (ids: readonly string[]): string[] =>
  ids.filter((id, index) => ids.indexOf(id) !== index);

it('is asked of every market there is, those of the fixtures, and two that were just made [ENG-30]', () => {
  expect(anyMarkets.map(({ id }) => id)).toEqual([...marketFolders, ...fixtureIds, ...madeIds]);
});

describe.each(anyMarkets)('the catalogue of market $id', (market) => {
  const { huts, options, products, deals, discounts, upsells, manifest } = market;
  const { sectors } = manifest;

  it('keeps to the catalogue schemas', () => {
    expect([
      ...schemaErrors('hut', huts),
      ...schemaErrors('menu-options', [options]),
      ...schemaErrors('product', products),
      ...schemaErrors('deal', deals),
      ...schemaErrors('discount', discounts),
      ...schemaErrors('upsell', upsells),
    ]).toEqual([]);
  });

  it('uses every id once in a sector', () => {
    const found = sectors.flatMap((sector) => [
      ...repeated(huts.filter((hut) => hut.sector === sector).map(({ id }) => id)),
      ...repeated(idsOf(inSector(products, sector))),
      ...repeated(idsOf([...inSector(deals, sector), ...inSector(discounts, sector)])),
      ...repeated(idsOf(inSector(upsells, sector))),
    ]);
    expect(found).toEqual([]);
    const lists = [options.sizes, options.crusts, options.sauces, options.cheeses];
    expect([...lists, options.toppings].flatMap((list) => repeated(idsOf(list)))).toEqual([]);
  });

  it('names only sectors of its market', () => {
    const named = [...products, ...deals, ...discounts, ...upsells].flatMap(
      (entry) => entry.sectors ?? [],
    );
    const ofHuts = huts.map(({ sector }) => sector);
    expect(missingFrom(sectors, [...named, ...ofHuts])).toEqual([]);
    expect(missingFrom(ofHuts, sectors)).toEqual([]);
  });

  it('names only pictures that are drawn', () => {
    const optionLooks = (list: PizzaOption[], kind: string): string[] =>
      missingFrom(
        looksOf(kind),
        list.map(({ look }) => look),
      );
    const wholes = [...products.filter(({ type }) => type !== 'pizza'), ...deals];
    expect([
      ...optionLooks(options.crusts, 'CrustLook'),
      ...optionLooks(options.sauces, 'SauceLook'),
      ...optionLooks(options.cheeses, 'CheeseLook'),
      ...optionLooks(options.toppings, 'ToppingLook'),
      ...missingFrom(
        looksOf('ProductLook'),
        wholes.map(({ look, id }) => look ?? `none for ${id}`),
      ),
      ...missingFrom(
        looksOf('LookTint'),
        products.flatMap(({ tint }) => tint ?? []),
      ),
    ]).toEqual([]);
  });

  it('prices every crust, sauce, cheese and topping by sizes that exist', () => {
    const sizes = idsOf(options.sizes);
    const all = [options.crusts, options.sauces, options.cheeses, options.toppings].flat();
    expect(all.flatMap(({ prices }) => missingFrom(sizes, Object.keys(prices)))).toEqual([]);
  });

  it('sells every pizza on crusts that its size has and with a recipe of its options', () => {
    const soldAt = (crust: string, size: string): boolean =>
      options.crusts.find(({ id }) => id === crust)?.prices[size] !== undefined;
    const problems = ({ id, sizes = [], defaultOptions }: Product): string[] => {
      const standard = sizes.find((size) => size.id === defaultOptions?.size);
      const unsold = sizes.flatMap((size) =>
        size.crusts
          .filter((crust) => !soldAt(crust, size.id))
          .map((crust) => `${size.id} ${crust}`),
      );
      return [
        ...(standard?.crusts.includes(defaultOptions?.crust ?? '') ? [] : ['default crust']),
        ...unsold,
        ...missingFrom(idsOf(options.sauces), defaultOptions?.sauces),
        ...missingFrom(idsOf(options.cheeses), defaultOptions?.cheeses),
        ...missingFrom(idsOf(options.toppings), defaultOptions?.toppings.flat()),
        ...((defaultOptions?.toppings ?? []).some((list) => list.length > 6) ? ['toppings'] : []),
      ].map((problem) => `${id}: ${problem}`);
    };
    expect(products.filter(({ type }) => type === 'pizza').flatMap(problems)).toEqual([]);
  });

  it('offers with a side only dips that the same sectors sell', () => {
    const found = sectors.flatMap((sector) => {
      const sold = inSector(products, sector);
      const dips = idsOf(sold.filter(({ type }) => type === 'dip'));
      return sold.flatMap((product) => missingFrom(dips, product.dips));
    });
    expect(found).toEqual([]);
  });

  it('taxes every product by a rate of the market', () => {
    const isTaxed = (taxCode: string): boolean =>
      manifest.tax.rates.some(({ taxCodes }) => !taxCodes || taxCodes.includes(taxCode));
    const codes = new Set(products.map(({ taxCode }) => taxCode));
    expect([...codes].filter((code) => !isTaxed(code))).toEqual([]);
  });

  it('lets huts leave out only what their sector has', () => {
    const found = huts.flatMap(({ sector, excludedDeals, unavailableProducts }) => [
      ...missingFrom(idsOf(inSector(deals, sector)), excludedDeals),
      ...missingFrom(idsOf(inSector(products, sector)), unavailableProducts),
    ]);
    expect(found).toEqual([]);
  });

  it('gives hours to exactly the dispositions that a hut offers', () => {
    const found = huts.filter(({ allowedDisposition, hours: { web } }) => {
      const offered = Object.entries(allowedDisposition).filter(([, offers]) => offers);
      const dispositions = offered.map(([name]) => name).toSorted();
      return [web.asap, web.scheduled].some(
        (list) =>
          JSON.stringify([...new Set(list.map(({ disposition }) => disposition))].toSorted()) !==
          JSON.stringify(dispositions),
      );
    });
    expect(idsOf(found)).toEqual([]);
  });
});
