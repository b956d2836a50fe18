import type fc from 'fast-check';
import { readFileSync } from 'node:fs';
import type { Basket } from '../../core/basket/basket.ts';
import type { BasketCheck } from '../../core/basket/check-basket.ts';
import { dealKindsOf } from '../../core/deals/deal-kind.ts';
import { manifestFor } from '../../core/manifest/layer-manifest.ts';
import { catalogueOf } from '../../client/menu/catalogue-of.ts';
import { voucherAnswer } from '../../core/vouchers/voucher-answer.ts';
import type { CatalogueVoucher } from '../../schemas/types/catalogue/voucher.ts';
import { type MarketId, testMarket } from '../core/test-market.ts';
import { inSector } from '../any-market/market-catalogue.ts';
import { marketCatalogues } from '../sample-chain/market-catalogues.ts';
import { anyBasket } from './random-baskets.ts';

/** A hut of a sample market and any baskets of what it sells. */
export interface SampleShop {
  readonly sector: string;
  readonly baskets: fc.Arbitrary<Basket>;
  /** The order of a basket, by a guest for delivery on a Tuesday. */
  readonly orderOf: (basket: Basket) => BasketCheck;
}

const tuesday = new Date('2026-06-09T18:00:00Z');
const pricingPlugins = ['deal-kinds', 'surcharge-tiers', 'tax-inclusive', 'ca-tax-on-top'];

async function shopOf(id: MarketId, sector: string): Promise<SampleShop> {
  const files = marketCatalogues.find((market) => market.id === id);
  const hut = files?.huts.find((own) => own.sector === sector && own.unavailableProducts);
  const first = hut ?? files?.huts.find((own) => own.sector === sector);
  if (!files || !first) throw new Error(`There is no hut in ${sector}.`);
  const { manifest, extensions } = await testMarket(id, pricingPlugins);
  const gone = inSector(files.products, sector).filter((product) =>
    first.unavailableProducts?.includes(product.id),
  );
  const catalogue = catalogueOf(
    {
      products: inSector(files.products, sector).filter((product) => !gone.includes(product)),
      deals: inSector(files.deals, sector),
      discounts: inSector(files.discounts, sector),
      options: files.options,
    },
    manifest.currency,
  );
  return {
    sector,
    baskets: anyBasket({
      catalogue,
      vouchers: inSector(vouchersOf(id), sector).map((voucher) =>
        voucherAnswer(voucher, voucher.codes?.[0] ?? voucher.id, { prefix: undefined }),
      ),
      gone,
      paymentTypes: ['cash', 'card', ...Object.keys(manifest.payments.surcharge ?? {})],
      takesTips: manifest.tipping.enabled,
      hasCard: true,
    }),
    orderOf: (basket) => ({
      catalogue,
      basket,
      hut: first,
      manifest: manifestFor(manifest, { sector, hutId: first.id }),
      dealKinds: dealKindsOf(extensions.all('deal-kind')),
      taxPolicy: extensions.one('tax-policy'),
      surchargePolicy: extensions.one('surcharge-policy'),
      disposition: 'delivery',
      isAccountHolder: false,
      orderTime: tuesday,
      ...(basket.voucher?.dealId !== undefined && {
        unlockedDeals: new Set([basket.voucher.dealId]),
      }),
    }),
  };
}

const vouchersOf = (id: MarketId): CatalogueVoucher[] => {
  const file = new URL(`../../markets/${id}/catalogue/vouchers.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as CatalogueVoucher[];
};

const sectors: readonly (readonly [MarketId, string])[] = [
  ['uk', 'uk-1'],
  ['uk', 'uk-2'],
  ['fr', 'fr-1'],
  ['in', 'in-1'],
  ['ca', 'ca-1'],
  ['ca', 'ca-2'],
];

/** A hut of every sector. */
export const sampleShops: readonly SampleShop[] = await Promise.all(
  sectors.map(([id, sector]) => shopOf(id, sector)),
);
