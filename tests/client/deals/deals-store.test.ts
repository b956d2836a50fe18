import { describe, expect, it } from 'vitest';
import { withChoice } from '../../../client/deals/temp-deal.ts';
import type { BuiltDeal } from '../../../core/deals/built-deal.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { dealNamed, holdStudentVoucher, openShop } from '../basket/open-shop.ts';

const medium = (productId: string, more: Partial<Choice> = {}): Choice => ({
  type: 'pizza',
  productId,
  size: 'medium',
  ...more,
});
const start = (dealId: string) => ({ dealId, basketDealId: 'new', isEditing: false });

describe('the deals store', () => {
  it('goes from none through loading to success and keeps the deals; reset forgets them [DEA-90]', async () => {
    const { shop } = await openShop();
    shop.deals.reset();
    expect(shop.deals.status).toBe('none');
    expect(shop.deals.list).toEqual([]);
    const loading = shop.deals.load();
    expect(shop.deals.status).toBe('loading');
    await loading;
    expect(shop.deals.status).toBe('success');
    expect(shop.deals.deal('bogof-medium')?.kind).toBe('bogof');
  });

  it('goes to failure when the call fails, and keeps what it had [DEA-90, DEA-92]', async () => {
    const { shop, stock, environment } = await openShop();
    stock.isDown = true;
    await shop.deals.load();
    expect(shop.deals.status).toBe('failure');
    expect(shop.deals.deal('bogof-medium')).toBeDefined();
    expect(environment.reports.at(-1)?.message).toBe('The deals did not come');
  });

  it('clears the pending disposition when the call ends, successfully or not [DEA-91]', async () => {
    const { shop, stock } = await openShop();
    for (const isDown of [false, true]) {
      stock.isDown = isDown;
      shop.localisation.setPendingDisposition({ type: 'collection' });
      await shop.deals.load();
      expect(shop.localisation.pendingDisposition).toBeUndefined();
    }
  });

  it('takes the answer to the last call only [DEA-90]', async () => {
    const { shop } = await openShop();
    const first = shop.deals.load();
    shop.localisation.setDisposition({ type: 'collection' });
    await Promise.all([shop.deals.load(), first]);
    expect(shop.deals.deal('collection-large-duo')).toBeDefined();
  });
});

describe('the deal being built', () => {
  it('starts with the defaults of its options, which the customer may change [DEA-28, DEA-35]', async () => {
    const { shop } = await openShop();
    shop.deals.start(start('any-20-medium'));
    const choices = () => shop.deals.tempDeal?.choices;
    expect(Object.keys(choices() ?? {})).toEqual(['2', '3']);
    expect(choices()?.[2]?.[0]?.productId).toBe('garlic-bread');
    shop.deals.choose(2, { type: 'side', productId: 'fries' });
    expect(choices()?.[2]?.map(({ productId }) => productId)).toEqual(['fries']);
  });

  it('takes no choice at a place where its option is of another type, or where there is none [DEA-29]', async () => {
    const { shop } = await openShop();
    shop.deals.start(start('any-20-medium'));
    const before = shop.deals.tempDeal;
    const fries = { type: 'side', productId: 'fries' } as const;
    expect(() => shop.deals.choose(0, fries)).toThrow('has no side option at choice 0');
    expect(() => shop.deals.choose(9, fries)).toThrow('has no side option at choice 9');
    expect(shop.deals.tempDeal).toEqual(before);
  });

  it('always shows the price of what is chosen [DEA-37]', async () => {
    const { shop } = await openShop();
    shop.deals.start(start('bogof-medium'));
    shop.deals.choose(0, medium('margherita'));
    expect(shop.deals.tempPrice?.price).toBe(1299);
    shop.deals.choose(1, medium('smokehouse-chicken', { crust: 'super-cheezy' }));
    // The dearer base 15.99 and the crust 2.00.
    expect(shop.deals.tempPrice?.price).toBe(1799);
  });

  it('is priced right for what is left when an item goes [DEA-38]', async () => {
    const { shop } = await openShop();
    shop.deals.start(start('bogof-medium'));
    shop.deals.choose(0, medium('smokehouse-chicken'));
    shop.deals.choose(1, medium('margherita'));
    shop.deals.unchoose(0);
    expect(shop.deals.tempPrice?.price).toBe(1299);
    expect(shop.deals.tempDeal?.choices).toEqual({ 1: [medium('margherita')] });
  });

  it('can be added once every required slot is filled; optional ones may stay empty [DEA-36]', async () => {
    const { shop } = await openShop();
    const large = { ...medium('margherita'), size: 'large' };
    shop.deals.start(start('bogoh-large'));
    shop.deals.choose(0, large);
    expect(shop.deals.tempProblems.map(({ code }) => code)).toEqual(['deal-incomplete']);
    shop.deals.choose(1, large);
    expect(shop.deals.tempProblems).toEqual([]);
  });

  it('fills a slot of two with two, and a slot of one with the last [DEA-25]', () => {
    const one: Choice = { type: 'dip', productId: 'ketchup' };
    const two: Choice = { type: 'dip', productId: 'garlic-mayo' };
    const slot = { slot: 0, optionIndex: 0, option: { type: 'dip' }, isRequired: true } as const;
    const filled = (items: number) => {
      let deal: Pick<BuiltDeal, 'choices'> = { choices: {} };
      for (const choice of [one, two, one]) deal = withChoice(deal, { ...slot, items }, choice);
      return deal.choices[0];
    };
    expect(filled(1)).toEqual([one]);
    expect(filled(2)).toEqual([one, two]);
    expect(filled(3)).toEqual([one, two, one]);
  });

  it('takes exactly as many dips as its dip slot holds [DEA-25]', async () => {
    const { shop } = await openShop();
    const dip: Choice = { type: 'dip', productId: 'ketchup' };
    shop.deals.start(start('three-dips'));
    shop.deals.choose(0, dip);
    shop.deals.choose(0, dip);
    expect(shop.deals.tempProblems.map(({ code }) => code)).toEqual(['deal-incomplete']);
    shop.deals.choose(0, dip);
    shop.deals.choose(0, dip);
    expect(shop.deals.tempDeal?.choices[0]).toHaveLength(3);
    expect(shop.deals.tempProblems).toEqual([]);
  });

  it('is dropped when the builder is left [DEA-35]', async () => {
    const { shop } = await openShop();
    shop.deals.start(start('bogof-medium'));
    shop.deals.drop();
    expect(shop.deals.tempDeal).toBeUndefined();
    expect(shop.deals.tempPrice).toBeUndefined();
  });

  it('does not start for a deal that is not on offer [DEA-15]', async () => {
    const { shop } = await openShop();
    shop.deals.start(start('collection-large-duo'));
    expect(shop.deals.tempDeal).toBeUndefined();
  });

  it('is unlocked by a voucher that names it or, a reward, by its points [DEA-08]', async () => {
    const { shop } = await openShop();
    const student = dealNamed('student-medium');
    const reward = dealNamed('free-garlic-bread');
    expect([student, reward].map(shop.deals.isUnlocked)).toEqual([false, false]);
    holdStudentVoucher(shop);
    shop.deals.setKeys({ points: 2 });
    expect([student, reward].map(shop.deals.isUnlocked)).toEqual([true, true]);
    shop.deals.setKeys({ points: 1 });
    expect([student, reward].map(shop.deals.isUnlocked)).toEqual([true, false]);
  });
});
