import { describe, expect, it } from 'vitest';
import { foundSaving } from '../../../client/dealbot/found-saving.ts';
import { followFoundSaving } from '../../../client/dealbot/follow-found-saving.ts';
import type { RunSearch } from '../../../client/dealbot/next-steps.ts';
import { search } from '../../../core/optimiser/search.ts';
import { dealOf, twoPizzas } from '../../core/deals/sample-deals.ts';
import { askFor, generous, looseItems } from '../../core/dealbot/regrouped.ts';
import { pizza } from '../../core/menu/pizzeria.ts';
import { openAssistant, settled } from './open-assistant.ts';

const bogof = dealOf('bogof', twoPizzas, { id: 'bogof' });
const run: RunSearch = async (instance, start) => search(instance, generous, start);
const margherita = { type: 'pizza', productId: 'margherita', size: 'medium' } as const;

describe('what the deal assistant would save', () => {
  it('is what a cheaper grouping of the same items costs less', async () => {
    const supreme = pizza('supreme');
    const two = askFor([bogof], { items: looseItems([supreme, supreme]) });
    expect(await foundSaving(two, run)).toBe(1599);
  });

  it('is nothing for one item, an empty basket, or one that is grouped best as it is', async () => {
    const supreme = pizza('supreme');
    const one = askFor([bogof], { items: looseItems([supreme]) });
    expect(await foundSaving(one, run)).toBe(0);
    expect(await foundSaving(askFor([bogof], {}), run)).toBe(0);
    const built = { basketDealId: 'b', dealId: 'bogof', choices: { 0: [supreme], 1: [supreme] } };
    expect(await foundSaving(askFor([bogof], { deals: [built] }), run)).toBe(0);
  });
});

describe('telling it', () => {
  it('is told while the assistant is off, and again after a change, without touching the basket', async () => {
    let saving = 500;
    const { shop } = await openAssistant({ saving: async () => saving });
    const told: number[] = [];
    const stop = followFoundSaving(shop.dealbot, (found) => told.push(found));
    expect(told).toEqual([0]);
    shop.basket.addItem(margherita);
    await settled();
    expect(told.at(-1)).toBe(500);
    expect(shop.basket.deals).toHaveLength(0);
    saving = 700;
    shop.basket.addItem(margherita);
    expect(told.at(-1)).toBe(0);
    await settled();
    expect(told.at(-1)).toBe(700);
    shop.dealbot.turnOn();
    expect(told.at(-1)).toBe(0);
    stop();
  });

  it('is not told of a basket that has changed since, and a failure tells nothing', async () => {
    const answers: ((saving: number) => void)[] = [];
    const { shop } = await openAssistant({
      saving: () => new Promise((resolve) => void answers.push(resolve)),
    });
    const told: number[] = [];
    followFoundSaving(shop.dealbot, (found) => told.push(found));
    shop.basket.addItem(margherita);
    shop.basket.addItem(margherita);
    answers.at(-1)?.(900);
    await settled();
    answers[0]?.(100);
    await settled();
    expect(told.at(-1)).toBe(900);
    const failing = await openAssistant({
      saving: async () => {
        throw new Error('no worker');
      },
    });
    failing.shop.basket.addItem(margherita);
    const none: number[] = [];
    followFoundSaving(failing.shop.dealbot, (found) => none.push(found));
    await settled();
    expect(none).toEqual([0]);
  });

  it('is not told where the assistant is off for everyone', async () => {
    const flags = { 'dealbot-disable': true };
    const { shop } = await openAssistant({ flags, saving: async () => 500 });
    shop.basket.addItem(margherita);
    const told: number[] = [];
    followFoundSaving(shop.dealbot, (found) => told.push(found));
    await settled();
    expect(told).toEqual([0]);
  });
});
