import { describe, expect, it } from 'vitest';
import type { Deal, DealOption } from '../../schemas/types/catalogue/deal.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { anyMarkets } from './any-markets.ts';
import { idsOf, inSector, type MarketCatalogue, missingFrom } from './market-catalogue.ts';

/** Products that an option of a deal may be filled with; the subtype of a pizza is its size. */
function productsFor(option: DealOption, sold: readonly Product[]): Product[] {
  const { type, kind, subtype, entities } = option;
  return sold.filter(
    (product) =>
      product.type === type &&
      (kind === undefined || product.kind === kind) &&
      (subtype === undefined ||
        (type === 'pizza'
          ? product.sizes?.some(({ id }) => id === subtype)
          : product.subtype === subtype)) &&
      (entities ? entities.includes(product.id) : !product.dealOnly && !product.hidden),
  );
}

/** What is wrong with a deal in a sector that sells these products. */
function dealProblems(deal: Deal, sold: readonly Product[], market: MarketCatalogue): string[] {
  const choices = [market.options.sizes, market.options.crusts].flatMap(idsOf);
  const ofOptions = deal.options.flatMap((option, index) => {
    const fitting = idsOf(productsFor(option, sold));
    return [
      ...(fitting.length === 0 ? [`option ${index} has nothing to choose`] : []),
      ...missingFrom(fitting, option.entities),
      ...missingFrom(fitting, option.defaults),
    ];
  });
  const ofSurcharges = (deal.surcharges ?? []).flatMap(({ optionIndex, entityId }) => {
    const option = deal.options[optionIndex];
    return option && [...choices, ...idsOf(productsFor(option, sold))].includes(entityId)
      ? []
      : [`surcharge on ${entityId}`];
  });
  return [...ofOptions, ...ofSurcharges].map((problem) => `${deal.id}: ${problem}`);
}

/** The bundle-discount and the kinds with a price of their own need amounts to work with. */
const kindsWithPrice = ['flat', 'giftcard', 'std-drink-price', 'std-pizza-price'];

describe.each(anyMarkets)('the deals of market $id', (market) => {
  const { deals, discounts, products } = market;
  const { sectors } = market.manifest;

  it('fill every choice from products that their sectors sell', () => {
    const found = sectors.flatMap((sector) => {
      const sold = inSector(products, sector);
      return inSector(deals, sector).flatMap((deal) => dealProblems(deal, sold, market));
    });
    expect(found).toEqual([]);
  });

  it('conflict with and replace only deals and discounts that exist', () => {
    const found = sectors.flatMap((sector) => {
      const offers = idsOf([...inSector(deals, sector), ...inSector(discounts, sector)]);
      return [...inSector(deals, sector), ...inSector(discounts, sector)].flatMap((offer) => [
        ...missingFrom(offers, offer.conflicts),
        ...('overrides' in offer ? missingFrom(offers, offer.overrides) : []),
      ]);
    });
    expect(found).toEqual([]);
  });

  it('state the amounts that their kind works with', () => {
    const found = deals.filter(({ kind, price, originalPrice }) =>
      kind === 'bundle-discount'
        ? price === undefined || originalPrice === undefined || originalPrice <= price
        : kindsWithPrice.includes(kind) && price === undefined,
    );
    expect(idsOf(found)).toEqual([]);
  });
});
