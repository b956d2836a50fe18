/**
 * What prices baskets inside a page: the product's own code, built as the product is, with nothing around it. The page
 * is given what a browser gets of a market and a hut, and baskets; it answers what each of them costs and why.
 */
import { pluginLoaders } from 'virtual:plugins';
import { type BasketCheck, checkBasket } from '../../../../core/basket/check-basket.ts';
import { basketReasons } from '../../../../core/basket/basket-problem.ts';
import type { BasketValidationRequest } from '../../../../client/basket/basket-api.ts';
import type { Basket } from '../../../../core/basket/basket.ts';
import { explainBasket } from '../../../../core/basket/explain-basket.ts';
import { priceBasket } from '../../../../core/basket/price-basket.ts';
import { validationRequest } from '../../../../client/basket/validation-request.ts';
import { rewardTermsOf } from '../../../../core/loyalty/reward-terms-of.ts';
import { dealKindsOf } from '../../../../core/deals/deal-kind.ts';
import { marketAt } from '../../../../core/engine/market-at.ts';
import { openMarket } from '../../../../core/engine/open-market.ts';
import { catalogueOf, type CatalogueParts } from '../../../../client/menu/catalogue-of.ts';

import type { Disposition, Hut } from '../../../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../../../schemas/types/manifest.ts';
import type { Explained } from '../../../vectors/outcome.ts';
import { loudFailures } from '../../../setup/loud-failures.ts';

/** What a browser knows of a hut. */
export interface PageShop {
  /** The manifest as the page gets it. */
  readonly manifest: Manifest;
  readonly parts: CatalogueParts;
  readonly hut: Hut;
  readonly disposition: Disposition;
  /** Time of the order, in milliseconds. */
  readonly time: number;
}

/** A basket's price, and what the server would be asked about it. */
export interface PagePrice {
  readonly explained: Explained;
  readonly request: BasketValidationRequest;
}

let shop: Omit<BasketCheck, 'basket'> | undefined;

async function open({ manifest, parts, hut, disposition, time }: PageShop): Promise<void> {
  const loaders = { ...pluginLoaders.page, ...pluginLoaders.hut };
  const started = await openMarket(manifest, loaders, loudFailures);
  const market = marketAt(started, hut);
  shop = {
    catalogue: catalogueOf(parts, market.manifest.currency),
    hut,
    manifest: market.manifest,
    dealKinds: dealKindsOf(market.extensions.all('deal-kind')),
    taxPolicy: market.extensions.one('tax-policy'),
    surchargePolicy: market.extensions.one('surcharge-policy'),
    rewards: rewardTermsOf(market.extensions.all('loyalty-rules')[0], market.manifest),
    disposition,
    isAccountHolder: false,
    orderTime: new Date(time),
  };
}

function price(basket: Basket): PagePrice {
  if (!shop) throw new Error('No shop is open.');
  const opened = basket.voucher?.dealId;
  const order: BasketCheck = {
    ...shop,
    basket,
    ...(opened !== undefined && { unlockedDeals: new Set([opened]) }),
  };
  const priced = priceBasket(order);
  const reasons = basketReasons(checkBasket(order, priced));
  return {
    explained: { ...explainBasket(order, priced), reasons },
    request: validationRequest(order, priced, { when: 'asap' }),
  };
}

/** What a page offers to whoever steers it; as texts of JSON, which cross over many times faster than objects. */
export interface PricingPage {
  /** Opens a `PageShop`. */
  readonly open: (shop: string) => Promise<void>;
  /** Prices a list of `Basket` into one of `PagePrice`. */
  readonly price: (baskets: string) => string;
}

const page: PricingPage = {
  open: (given) => open(JSON.parse(given) as PageShop),
  price: (given) => JSON.stringify((JSON.parse(given) as Basket[]).map(price)),
};
Object.assign(globalThis, { pricing: page });
