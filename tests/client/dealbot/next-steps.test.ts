import { describe, expect, it } from 'vitest';
import { nextSteps } from '../../../client/dealbot/next-steps.ts';
import { search } from '../../../core/optimiser/search.ts';
import { dealOf, twoPizzas } from '../../core/deals/sample-deals.ts';
import { drink, pizza } from '../../core/menu/pizzeria.ts';
import { askFor, looseItems, generous } from '../../core/dealbot/regrouped.ts';

const bogof = dealOf('bogof', twoPizzas, { id: 'bogof' });
const withDrink = dealOf('std-drink-price', [{ type: 'pizza' }, { type: 'drink' }], {
  id: 'with-drink',
  price: 0.5,
});
const run = async (
  instance: Parameters<typeof search>[0],
  start: Parameters<typeof search>[2],
): Promise<ReturnType<typeof search>> => search(instance, generous, start);

const stepsFor = (basket: Parameters<typeof askFor>[1]) =>
  nextSteps({ ...askFor([bogof, withDrink], basket), steps: { tried: 10, shown: 3 } }, run);

describe('what is one step away', () => {
  it('names the products that a deal lacks, the largest saving first', async () => {
    const steps = await stepsFor({ items: looseItems([pizza('supreme')]) });
    expect(steps.map(({ productId }) => productId)).toEqual(['supreme', 'cola']);
    expect(steps[0]?.saving).toBe(1599);
    expect(steps[1]?.saving).toBe(199);
  });

  it('names what goes with a lone drink, and nothing for an empty basket', async () => {
    expect(await stepsFor({ items: looseItems([drink('water')]) })).toEqual([
      expect.objectContaining({ saving: 39 }),
    ]);
    expect(await stepsFor({})).toEqual([]);
  });
});
