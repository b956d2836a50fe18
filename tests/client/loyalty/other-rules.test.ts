import { beforeAll, describe, expect, it } from 'vitest';
import { type Market, startMarket } from '../../../core/engine/start-market.ts';
import { checkOptions } from '../../../server/markets/schemas.ts';
import { testManifest } from '../../core/test-market.ts';
import { loudFailures } from '../../setup/loud-failures.ts';
import { pluginLoaders } from '../../setup/plugin-loaders.ts';
import { dealNamed } from '../basket/open-shop.ts';
import plugin from '../../fixtures/plugins/loyalty-generous/plugin.ts';
import { accountOf, openMember } from './open-member.ts';

let market: Market;
beforeAll(async () => {
  const manifest = testManifest('uk');
  const plugins = manifest.plugins.filter(({ id }) => !id.startsWith('loyalty-'));
  market = await startMarket(
    { ...manifest, plugins: [...plugins, { id: plugin.id }] },
    'markets/uk',
    { ...pluginLoaders, [plugin.id]: async () => ({ default: plugin }) },
    checkOptions,
    { watch: loudFailures },
  );
});

const side = (productId: string) => ({ type: 'side', productId }) as const;
const bread = (basketDealId: string) => ({
  basketDealId,
  dealId: 'free-breadsticks',
  choices: { 0: [side('breadsticks')] },
});

describe('a programme with rules of its own', () => {
  it('says how many rewards an order holds and what they ask of it [ENG-21]', async () => {
    const { shop, loyalty } = await openMember({}, { market });
    const { basket } = shop;
    expect(basket.addDeal(bread('one'))).toEqual({ kind: 'added' });
    expect(loyalty.canRedeem).toBe(true);
    expect(basket.addDeal(bread('two'))).toEqual({ kind: 'added' });
    expect([loyalty.canRedeem, loyalty.rewardsInBasket]).toEqual([false, 2]);
    expect(basket.addDeal(bread('three'))).toEqual({ kind: 'too-many-rewards', most: 2 });
    expect(basket.problems).toEqual([{ code: 'minimum-order', amount: 700 }]);
  });

  it('has a minimum of its own for a delivery with a reward, and for no other [BSK-52, ENG-21]', async () => {
    const { shop } = await openMember({}, { market });
    shop.basket.addItem(side('garlic-bread'));
    expect(shop.passage.minimum).toEqual({ minimum: 1200, gap: 1200 - 449 });
    shop.basket.addDeal(bread('one'));
    expect(shop.passage.minimum).toEqual({ minimum: 700, gap: 700 - 449 });
  });

  it('says what is free in a reward [ENG-21]', async () => {
    const { shop, stock } = await openMember({}, { market });
    const { id, options } = dealNamed('free-medium-2-topping-pizza');
    stock.deals = [{ ...dealNamed(id), options: [...options, { type: 'side', min: 0, max: 1 }] }];
    await Promise.all([shop.menu.load(), shop.deals.load()]);
    const pizza = { type: 'pizza', productId: 'margherita', size: 'medium' } as const;
    const priceWith = (productId: string) =>
      shop.deals.priceOf({ dealId: id, choices: { 0: [pizza], 1: [side(productId)] } })?.price;
    expect(['fries', 'breadsticks'].map(priceWith)).toEqual([0, 399]);
  });

  it('has words of its own wherever it is told of [ENG-21]', async () => {
    const { shop, loyalty } = await openMember({ account: accountOf(2) }, { market });
    const told = () => shop.notifications.list.map(({ message }) => message);
    expect(told()).toEqual(['own.notice']);
    expect(loyalty.messages(1)).toMatchObject({ redeem: 'own.redeem', points: 'own.points' });
    expect(shop.deals.lockedMessage(dealNamed('free-medium-2-topping-pizza'))).toBe('own.locked');
    expect(shop.basket.addDeal(bread('one'))).toEqual({ kind: 'added' });
    shop.basket.addDeal(bread('two'));
    shop.basket.addDeal(bread('three'));
    expect(told()).toEqual(['own.tooMany']);
    shop.checkout.choosePaymentType('cash');
    expect(shop.paymentChoice.error).toBe('own.payment');
  });
});
