import { describe, expect, it } from 'vitest';
import type { DealKind } from '../../core/deals/deal-kind.ts';
import { marketManifest } from '../../core/manifest/layer-manifest.ts';
import type { MenuCategoryFilter } from '../../core/menu/menu-category-filter.ts';
import type { SurchargePolicy } from '../../core/surcharges/surcharge-policy.ts';
import type { TaxPolicy } from '../../core/surcharges/tax-policy.ts';
import taxOnTop from '../../plugins/ca-tax-on-top/plugin.ts';
import dealKinds from '../../plugins/deal-kinds/plugin.ts';
import menuCategories from '../../plugins/menu-categories/plugin.ts';
import surchargeTiers from '../../plugins/surcharge-tiers/plugin.ts';
import taxInclusive from '../../plugins/tax-inclusive/plugin.ts';
import { hutOf } from '../core/basket/sample-basket.ts';
import { filesOf, type MarketId } from '../core/manifest/real-manifests.ts';
import { contributionsOf } from './contributions.ts';
import { dealKindConformance } from './deal-kind.ts';
import { menuCategoryFilterConformance } from './menu-category-filter.ts';
import { surchargePolicyConformance } from './surcharge-policy.ts';
import { taxPolicyConformance } from './tax-policy.ts';

const kinds = contributionsOf<DealKind>(dealKinds, 'deal-kind');

describe('the deal kinds', () => {
  it('are nine, each priced by one rule [DEA-20]', () => {
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([
      'bogof',
      'bogoh',
      'bogtf',
      'bundle-discount',
      'buyx-gety',
      'flat',
      'giftcard',
      'std-drink-price',
      'std-pizza-price',
    ]);
  });
});

for (const kind of kinds) dealKindConformance(kind);

const place = (market: MarketId, sector: string, region?: string) => {
  const { address } = hutOf();
  const hut = hutOf({
    sector,
    address: region === undefined ? address : { ...address, region },
    variableDeliverySurcharges: [{ minOrderValue: 0, maxOrderValue: 20, deliverySurcharge: 2.49 }],
    fees: [
      { type: 'delivery', price: 1.99, priceForAccountHolder: 0 },
      { type: 'smallOrderSupplement', price: 1, upperThreshold: 8 },
    ],
    excludedTabs: ['melts'],
  });
  return { hut, manifest: marketManifest(filesOf(market)) };
};

for (const [market, sector] of [
  ['uk', 'uk-1'],
  ['fr', 'fr-1'],
  ['in', 'in-1'],
] as const) {
  const [policy] = contributionsOf<TaxPolicy>(taxInclusive, 'tax-policy');
  if (policy) taxPolicyConformance(`tax-inclusive (${market})`, policy, place(market, sector));
}
for (const region of ['ON', 'QC', 'SK', undefined]) {
  const [policy] = contributionsOf<TaxPolicy>(taxOnTop, 'tax-policy');
  const where = place('ca', 'ca-1', region);
  if (policy) taxPolicyConformance(`ca-tax-on-top (${region ?? 'no region'})`, policy, where);
}
for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
  const [policy] = contributionsOf<SurchargePolicy>(surchargeTiers, 'surcharge-policy');
  const where = place(market, `${market}-1`);
  if (policy) surchargePolicyConformance(`surcharge-tiers (${market})`, policy, where);
}

const sectors: Readonly<Record<MarketId, readonly string[]>> = {
  uk: ['uk-1', 'uk-2'],
  fr: ['fr-1'],
  in: ['in-1'],
  ca: ['ca-1', 'ca-2'],
};
const [filter] = contributionsOf<MenuCategoryFilter>(menuCategories, 'menu-category-filter');
for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
  const huts = sectors[market].map((sector) => place(market, sector));
  if (filter) menuCategoryFilterConformance(`menu-categories (${market})`, filter, huts);
}
