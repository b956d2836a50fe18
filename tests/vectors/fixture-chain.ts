import { readFileSync } from 'node:fs';
import type { BasketCheck } from '../../core/basket/check-basket.ts';
import type { Basket } from '../../core/basket/basket.ts';
import type { DealKind } from '../../core/deals/deal-kind.ts';
import type { JsonObject } from '../../core/manifest/json.ts';
import { marketManifest } from '../../core/manifest/layer-manifest.ts';
import { overlay } from '../../core/manifest/overlay.ts';
import { catalogueOf } from '../../core/menu/catalogue-of.ts';
import { toMinor } from '../../core/money/money.ts';
import dealKindsPlugin from '../../plugins/deal-kinds/plugin.ts';
import { tieredSurcharges } from '../../plugins/surcharge-tiers/tiered-surcharges.ts';
import { includedTax } from '../../plugins/tax-inclusive/included-tax.ts';
import type { Deal, Discount, Hut, MenuOptions, Product } from '../../schemas/types.ts';
import { contributionsOf } from '../conformance/contributions.ts';
import { filesOf } from '../core/manifest/real-manifests.ts';
import type { Vector } from './vector.ts';

/** What the chain changes in the British manifest. */
export const chainManifest: JsonObject = { pizza: { halfAndHalfSupplement: 1 } };

/** Folder of the chain's catalogue. */
export const catalogueFolder = new URL('catalogue/', import.meta.url);

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(`${name}.json`, catalogueFolder), 'utf8')) as Content;

const catalogue = catalogueOf(
  {
    products: read<Product[]>('products'),
    deals: read<Deal[]>('deals'),
    discounts: read<Discount[]>('discounts'),
    options: read<MenuOptions>('options'),
  },
  'GBP',
);

const huts = new Map(read<Hut[]>('huts').map((hut) => [hut.id, hut]));

/** The hut a vector is bought from. */
export function hutOf({ hut: id = 'plain' }: Pick<Vector, 'hut'>): Hut {
  const hut = huts.get(id);
  if (!hut) throw new Error(`The chain has no hut ${id}.`);
  return hut;
}

const { market, ...files } = filesOf('uk');
const manifest = marketManifest({
  ...files,
  market: { ...market, content: overlay(market.content, chainManifest, 'keep') },
});

const dealKinds = new Map(
  contributionsOf<DealKind>(dealKindsPlugin, 'deal-kind').map((kind) => [kind.kind, kind]),
);

/** The basket of a vector; lines are named after their places. */
const basketOf = ({ basket }: Vector): Basket => ({
  deals: (basket.deals ?? []).map(({ dealId, slots }, index) => ({
    basketDealId: `deal-${index}`,
    dealId,
    choices: Object.fromEntries(slots.entries()),
  })),
  items: (basket.items ?? []).map((choice, index) => ({ basketItemId: `item-${index}`, choice })),
  ...(basket.discountId !== undefined && { discountId: basket.discountId }),
  ...(basket.tip !== undefined && {
    tip: { amount: toMinor(basket.tip), tippingOption: 'custom' },
  }),
  ...(basket.credit !== undefined && { credit: toMinor(basket.credit) }),
});

/** A guest's order of a vector, on a Friday evening. */
export const orderOf = (vector: Vector): BasketCheck => ({
  catalogue,
  basket: basketOf(vector),
  hut: hutOf(vector),
  manifest,
  dealKinds,
  taxPolicy: includedTax,
  surchargePolicy: tieredSurcharges,
  disposition: vector.disposition ?? 'delivery',
  isAccountHolder: false,
  orderTime: new Date('2026-07-10T18:00:00Z'),
});
