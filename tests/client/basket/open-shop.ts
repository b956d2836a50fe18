import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applySnapshot, type Instance } from 'mobx-state-tree';
import type { DealsOf } from '../../../client/deals/deals-api.ts';
import type { Market } from '../../../core/engine/start-market.ts';
import { rewardRules } from '../../../core/loyalty/reward-rules.ts';
import { withPoints } from '../../../core/loyalty/rewards.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../../schemas/types/catalogue/discount.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { MenuOptions } from '../../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { root } from '../../../tools/tasks/project.ts';
import { OneTree } from '../one-tree.ts';
import { testEnvironment } from '../test-environment.ts';
import { testManifest, testMarket } from '../../core/test-market.ts';
import { dealVoucher } from '../vouchers/sample-vouchers.ts';

const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(join(root, 'markets/uk/catalogue', `${name}.json`), 'utf8')) as Content;

const inSector = <Entry extends { sectors?: string[] }>(entries: readonly Entry[]): Entry[] =>
  entries.filter(({ sectors }) => sectors?.includes('uk-1') ?? true);

const deals = inSector(read<Deal[]>('deals')).flatMap(
  (deal) => withPoints(deal, rewardRules, testManifest('uk')) ?? [],
);
const discounts = inSector(read<Discount[]>('discounts'));
const products = inSector(read<Product[]>('products'));
const options = read<MenuOptions>('options');

/** Clapham Junction: delivers from £12.00 and lets people collect from £5.00. */
export const clapham = read<Hut[]>('huts').find(({ id }) => id === '1101') as Hut;

/** A deal of the sample catalogue. */
export const dealNamed = (id: string): Deal => {
  const found = deals.find((deal) => deal.id === id);
  if (!found) throw new Error(`The catalogue has no deal ${id}.`);
  return found;
};

/** What the server of a test sells; a test changes it and loads again. */
export interface Stock {
  products: readonly Product[];
  deals: readonly Deal[];
  discounts: readonly Discount[];
  /** Its calls fail. */
  isDown: boolean;
}

const offeredTo = <Offer extends Deal | Discount>(
  offers: readonly Offer[],
  { disposition }: DealsOf,
): Offer[] =>
  offers.filter((offer) => {
    const { dispositions } = 'amount' in offer ? offer.options : offer;
    return dispositions?.includes(disposition) ?? true;
  });

let market: Market | undefined;

/** The stores around the basket, at Clapham Junction with the sample catalogue. */
export const openShop = async (overrides: Partial<WholeEnvironment> = {}) => {
  market ??= await testMarket('uk');
  const stock: Stock = { products, deals, discounts, isDown: false };
  const asked: string[] = [];
  const answer = async <Content>(call: string, content: () => Content): Promise<Content> => {
    asked.push(call);
    if (stock.isDown) throw new Error('down');
    return content();
  };
  const environment = testEnvironment(market, {
    menu: {
      products: (_of, category, kind) =>
        answer(`products ${category}`, () =>
          stock.products.filter(
            (product) => `${product.type}s` === category && (!kind || product.kind === kind),
          ),
        ),
      options: () => answer('options', () => options),
      skus: () => answer('skus', () => []),
    },
    deals: {
      deals: (of) => answer(`deals ${of.disposition}`, () => offeredTo(stock.deals, of)),
      discounts: (of) =>
        answer(`discounts ${of.disposition}`, () => offeredTo(stock.discounts, of)),
    },
    ...overrides,
  });
  const shop = OneTree.create({ localisation: { hut: clapham } }, environment);
  await Promise.all([shop.menu.load(), shop.deals.load()]);
  return { shop, stock, asked, environment };
};

/** Has an active voucher that opens the student's pizza. */
export const holdStudentVoucher = (shop: Instance<typeof OneTree>): void => {
  const voucher = dealVoucher();
  applySnapshot(shop.vouchers, { id: voucher.id, list: [voucher] });
};
