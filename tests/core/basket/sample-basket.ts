import type { Discount } from '../../../schemas/types/catalogue/discount.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { Basket, LooseItem } from '../../../core/basket/basket.ts';
import type { BuiltDeal } from '../../../core/deals/built-deal.ts';
import type { BasketCheck } from '../../../core/basket/check-basket.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { includedTax } from '../../../plugins/tax-inclusive/included-tax.ts';
import { tieredSurcharges } from '../../../plugins/surcharge-tiers/tiered-surcharges.ts';
import { dealKinds, rewards } from '../deals/sample-deals.ts';
import { filesOf } from '../manifest/real-manifests.ts';
import { catalogueOf } from '../menu/pizzeria.ts';

/** A hut without fees and minimums, open to both dispositions. */
export const hutOf = (more: Partial<Hut> = {}): Hut => ({
  id: '101',
  sector: 'uk-1',
  name: 'Harbour Street',
  address: { lines: ['1 Harbour Street'], city: 'Bristol', postcode: 'BS1 4RN' },
  latitude: 51.45,
  longitude: -2.6,
  timeZone: 'Europe/London',
  allowedDisposition: { delivery: true, collection: true },
  supportedPayment: [{ type: 'card' }],
  phone: '0117 496 0000',
  hours: { web: { asap: [], scheduled: [] } },
  minDeliveryOrder: 0,
  ...more,
});

export const item = (choice: Choice, more: Partial<LooseItem> = {}): LooseItem => ({
  basketItemId: `item-${choice.productId}`,
  choice,
  ...more,
});

export const built = (
  dealId: string,
  choices: BuiltDeal['choices'] = {},
  basketDealId = `basket-${dealId}`,
): BuiltDeal => ({ basketDealId, dealId, choices });

export const basketOf = (more: Partial<Basket> = {}): Basket => ({ deals: [], items: [], ...more });

export const discountOf = (more: Partial<Discount> = {}): Discount => ({
  id: 'saver',
  title: 'Saver',
  amount: 5,
  options: { rule: 'amount' },
  ...more,
});

export const discountsOf = (...discounts: Discount[]): ReadonlyMap<string, Discount> =>
  new Map(discounts.map((discount) => [discount.id, discount]));

/** A guest's delivery order in the UK, on a Friday evening. */
export const orderOf = (more: Partial<BasketCheck> = {}): BasketCheck => ({
  catalogue: catalogueOf(),
  basket: basketOf(),
  hut: hutOf(),
  manifest: marketManifest(filesOf('uk')),
  dealKinds,
  taxPolicy: includedTax,
  surchargePolicy: tieredSurcharges,
  rewards,
  disposition: 'delivery',
  isAccountHolder: false,
  orderTime: new Date('2026-07-10T18:00:00Z'),
  ...more,
});
