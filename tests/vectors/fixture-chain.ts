import { rewardRules } from '../../core/loyalty/reward-rules.ts';
import { rewardTermsOf } from '../../core/loyalty/reward-terms-of.ts';
import { readFileSync } from 'node:fs';
import type { BasketCheck } from '../../core/basket/check-basket.ts';
import type { Basket } from '../../core/basket/basket.ts';
import type { DealKind } from '../../core/deals/deal-kind.ts';
import type { JsonObject } from '../../core/manifest/json.ts';
import { manifestFor, marketManifest } from '../../core/manifest/layer-manifest.ts';
import { overlay } from '../../core/manifest/overlay.ts';
import { catalogueOf } from '../../client/menu/catalogue-of.ts';
import { toMinor } from '../../core/money/money.ts';
import { voucherAnswer } from '../../core/vouchers/voucher-answer.ts';
import { voucherTerms } from '../../core/vouchers/voucher-terms.ts';
import { taxOnTop } from '../../plugins/ca-tax-on-top/tax-on-top.ts';
import dealKindsPlugin from '../../plugins/deal-kinds/plugin.ts';
import { tieredSurcharges } from '../../plugins/surcharge-tiers/tiered-surcharges.ts';
import { includedTax } from '../../plugins/tax-inclusive/included-tax.ts';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { CatalogueVoucher } from '../../schemas/types/catalogue/voucher.ts';
import type { Voucher } from '../../schemas/types/http/vouchers.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { contributionsOf } from '../plugins/contributions.ts';
import { filesOf, type MarketId, marketIds } from '../core/manifest/real-manifests.ts';
import type { Vector } from './vector.ts';

/** What the chain changes in the manifest of every market. */
export const chainManifest: JsonObject = { pizza: { halfAndHalfSupplement: 1 } };

/** Folder of the chain's catalogue. */
export const catalogueFolder = new URL('catalogue/', import.meta.url);

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(new URL(`${name}.json`, catalogueFolder), 'utf8')) as Content;

const parts = {
  products: read<Product[]>('products'),
  deals: read<Deal[]>('deals'),
  discounts: read<Discount[]>('discounts'),
  options: read<MenuOptions>('options'),
};

/** Every hut of the chain, in all sectors of all markets. */
export const chainHuts: readonly Hut[] = read<Hut[]>('huts');

const huts = new Map(chainHuts.map((hut) => [hut.id, hut]));
const vouchers = new Map(read<CatalogueVoucher[]>('vouchers').map((own) => [own.id, own]));

/** The hut a vector is bought from. */
export function hutOf({ hut: id = 'plain' }: Pick<Vector, 'hut'>): Hut {
  const hut = huts.get(id);
  if (!hut) throw new Error(`The chain has no hut ${id}.`);
  return hut;
}

/** The market of a sector. */
export const marketOf = (sector: string): MarketId => {
  const market = marketIds.find((id) => sector.startsWith(`${id}-`));
  if (!market) throw new Error(`No market has the sector ${sector}.`);
  return market;
};

const manifests = new Map(
  marketIds.map((id) => {
    const { market, ...files } = filesOf(id);
    const content = overlay(market.content, chainManifest, 'keep');
    return [id, marketManifest({ ...files, market: { ...market, content } })];
  }),
);

/** The manifest of a market of the chain. */
export function manifestOf(market: MarketId): Manifest {
  const manifest = manifests.get(market);
  if (!manifest) throw new Error(`There is no market ${market}.`);
  return manifest;
}

const dealKinds = new Map(
  contributionsOf<DealKind>(dealKindsPlugin, 'deal-kind').map((kind) => [kind.kind, kind]),
);

/** The voucher of a vector as customers get it. */
function voucherOf({ basket: { voucher: code } }: Vector): Voucher | undefined {
  if (code === undefined) return undefined;
  const voucher = vouchers.get(code);
  if (!voucher) throw new Error(`The chain has no voucher ${code}.`);
  return voucherAnswer(voucher, code, { prefix: undefined });
}

/** Id of the discount of a vector: its own or that of its voucher. */
export function discountIdOf(vector: Vector): string | undefined {
  const voucher = voucherOf(vector);
  return vector.basket.discountId ?? (voucher && voucherTerms(voucher)?.id);
}

/** The basket of a vector; lines are named after their places. */
export function basketOf(vector: Vector): Basket {
  const { basket, payment } = vector;
  const discountId = discountIdOf(vector);
  const voucher = voucherOf(vector);
  return {
    deals: (basket.deals ?? []).map(({ dealId, slots }, index) => ({
      basketDealId: `deal-${index}`,
      dealId,
      choices: Object.fromEntries(slots.entries()),
    })),
    items: (basket.items ?? []).map((choice, index) => ({
      basketItemId: `item-${index}`,
      choice,
    })),
    ...(payment !== undefined && { paymentType: payment }),
    ...(discountId !== undefined && { discountId }),
    ...(voucher && { voucher }),
    ...(basket.tip !== undefined && {
      tip: { amount: toMinor(basket.tip), tippingOption: 'custom' },
    }),
    ...(basket.credit !== undefined && { credit: toMinor(basket.credit) }),
  };
}

/** A guest's order of a vector, on a Friday evening. */
export function orderOf(vector: Vector): BasketCheck {
  const hut = hutOf(vector);
  const market = marketOf(hut.sector);
  const manifest = manifestOf(market);
  const opened = voucherOf(vector)?.dealId;
  return {
    catalogue: catalogueOf(parts, manifest.currency),
    basket: basketOf(vector),
    hut,
    manifest: manifestFor(manifest, { sector: hut.sector, hutId: hut.id, flags: {} }),
    dealKinds,
    taxPolicy: market === 'ca' ? taxOnTop : includedTax,
    surchargePolicy: tieredSurcharges,
    rewards: rewardTermsOf(rewardRules, manifest),
    disposition: vector.disposition ?? 'delivery',
    isAccountHolder: false,
    orderTime: new Date('2026-07-10T18:00:00Z'),
    ...(opened !== undefined && { unlockedDeals: new Set([opened]) }),
  };
}
