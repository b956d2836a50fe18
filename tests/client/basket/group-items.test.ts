import { describe, expect, it } from 'vitest';
import { groupItems } from '../../../client/basket/group-items.ts';
import type { LooseItem } from '../../../core/basket/basket.ts';

const pizza = (basketItemId: string, toppings: string[], more: Partial<LooseItem> = {}) => ({
  basketItemId,
  choice: { type: 'pizza' as const, productId: 'margherita', size: 'medium', toppings },
  ...more,
});

const idsOf = (items: readonly LooseItem[]) =>
  groupItems(items).map((group) => group.items.map(({ basketItemId }) => basketItemId));

describe('lines of the basket', () => {
  it('put alike items together, in whatever order their toppings were picked', () => {
    expect(
      idsOf([pizza('a', ['ham', 'egg']), pizza('b', ['ham']), pizza('c', ['egg', 'ham'])]),
    ).toEqual([['a', 'c'], ['b']]);
  });

  it('put alike halves together, whatever the order of their toppings, and keep others apart [SHP-21]', () => {
    const halves = (basketItemId: string, first: string[], second?: string[]): LooseItem => ({
      basketItemId,
      choice: {
        type: 'pizza',
        productId: 'half-and-half',
        halves: {
          first: 'margherita',
          second: 'supreme',
          toppings: { first, ...(second && { second }) },
        },
      },
    });
    expect(
      idsOf([
        halves('a', ['ham', 'egg']),
        halves('b', ['egg', 'ham']),
        halves('c', ['ham']),
        halves('d', ['ham', 'egg'], ['egg']),
      ]),
    ).toEqual([['a', 'b'], ['c'], ['d']]);
  });

  it('keep apart what differs in a topping, in being free or in what it came with', () => {
    const plain = pizza('a', ['ham']);
    expect(
      idsOf([
        plain,
        pizza('b', ['ham', 'ham']),
        pizza('c', ['ham'], { free: true }),
        pizza('d', ['ham'], { upsellParentId: 'x' }),
      ]),
    ).toHaveLength(4);
  });
});
