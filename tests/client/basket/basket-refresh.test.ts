import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.ts';
import { bogof, garlicBread } from '../../core/basket/sample-choices.ts';

describe('a price refresh', () => {
  it('says what costs more and what has left the menu, by name [BSK-30, BSK-33]', async () => {
    const { shop, stock } = await openShop();
    shop.basket.addItem(garlicBread);
    shop.basket.addItem({ type: 'side', productId: 'fries' });
    stock.products = stock.products
      .filter(({ id }) => id !== 'fries')
      .map((product) => (product.id === 'garlic-bread' ? { ...product, price: 4.99 } : product));
    await shop.basketRefresh.refreshPrices();
    expect(shop.basket.priced?.subtotal).toBe(499);
    const said = Object.fromEntries(
      shop.notifications.list.map(({ message, values }) => [message, values]),
    );
    expect(said).toEqual({
      'basket.dropped': { count: 1, names: 'Skin-on Fries' },
      'basket.pricesChanged': { count: 1, names: 'Garlic Bread' },
    });
  });

  it('reads menu and deals again [BSK-34]', async () => {
    const { shop, asked } = await openShop();
    shop.basket.addItem(garlicBread);
    asked.length = 0;
    await shop.basketRefresh.refreshPrices();
    expect(asked).toEqual(
      expect.arrayContaining([
        'products pizzas',
        'options',
        'deals delivery',
        'discounts delivery',
      ]),
    );
  });

  it('leaves the basket as it was when the calls fail [BSK-31]', async () => {
    const { shop, stock, environment } = await openShop();
    shop.basket.addItem(garlicBread);
    stock.isDown = true;
    await shop.basketRefresh.refreshPrices();
    expect(shop.basket.priced?.subtotal).toBe(449);
    expect(shop.notifications.list).toHaveLength(0);
    expect(environment.reports.length).toBeGreaterThan(0);
  });

  it('keeps what was given away free [BSK-30]', async () => {
    const { shop, stock } = await openShop();
    shop.basket.addItem(garlicBread, { free: true });
    stock.products = stock.products.map((product) => ({ ...product, price: product.price + 1 }));
    await shop.basketRefresh.refreshPrices();
    expect(shop.basket.priced?.subtotal).toBe(0);
    expect(shop.notifications.list).toHaveLength(0);
  });

  it('follows when deals are read again and one is no longer on offer [BSK-32, BSK-33]', async () => {
    const { shop, stock } = await openShop();
    shop.basket.addDeal(bogof());
    stock.deals = stock.deals.filter(({ id }) => id !== 'bogof-medium');
    await shop.deals.load();
    expect(shop.basket.isEmpty).toBe(true);
    expect(shop.notifications.list[0]?.values).toEqual({
      count: 1,
      names: 'Buy One Medium, Get One Free',
    });
  });
});
