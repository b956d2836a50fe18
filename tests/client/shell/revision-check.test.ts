import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { type Navigation, RevisionCheck } from '../../../client/shell/revision-check.ts';

/** A page of revision `one`; the server offers what `offers.revision` says. */
const onPage = (sessionStorage = memoryStorage()) => {
  const offers = { revision: 'one', isDown: false, isOrdering: false };
  const reloads: string[] = [];
  const check = new RevisionCheck({
    offered: async () => {
      if (offers.isDown) throw new Error('down');
      return offers.revision;
    },
    running: 'one',
    sessionStorage,
    isOrdering: () => offers.isOrdering,
    reload: () => void reloads.push(offers.revision),
  });
  const go = (change: Partial<Navigation> = {}) =>
    check.arrive({ from: '/', to: '/order/deals/', isFresh: () => true, ...change });
  return { offers, reloads, go, sessionStorage };
};

describe('a page whose market has changed', () => {
  it('is loaded again at a navigation, and while nothing changes it is not [OPR-13]', async () => {
    const { offers, reloads, go } = onPage();
    await go();
    expect(reloads).toEqual([]);
    offers.revision = 'two';
    await go();
    expect(reloads).toEqual(['two']);
  });

  it('waits for the next navigation when the customer has begun something meanwhile [OPR-13]', async () => {
    const { offers, reloads, go } = onPage();
    offers.revision = 'two';
    await go({ isFresh: () => false });
    expect(reloads).toEqual([]);
    offers.isDown = true;
    await go();
    expect(reloads).toEqual(['two']);
  });

  it.each([
    ['/order/checkout/', '/order/card-details/'],
    ['/order/card-details/', '/order/checkout'],
    ['/order/checkout/', '/order/ordersummary/abc'],
  ])('stays from %s to %s [OPR-13]', async (from, to) => {
    const { offers, reloads, go } = onPage();
    offers.revision = 'two';
    await go({ from, to });
    expect(reloads).toEqual([]);
    await go({ from: to, to: '/' });
    expect(reloads).toEqual(['two']);
  });

  it('stays while an order is being sent, wherever its customer goes [OPR-13]', async () => {
    const { offers, reloads, go } = onPage();
    Object.assign(offers, { revision: 'two', isOrdering: true });
    await go({ from: '/order/checkout/', to: '/' });
    expect(reloads).toEqual([]);
    offers.isOrdering = false;
    await go();
    expect(reloads).toEqual(['two']);
  });

  it('is loaded again once for a version, and never in a loop [OPR-13]', async () => {
    const first = onPage();
    first.offers.revision = 'two';
    await first.go();
    const again = onPage(first.sessionStorage);
    again.offers.revision = 'two';
    await again.go();
    expect(again.reloads).toEqual([]);
    again.offers.revision = 'three';
    await again.go();
    expect(again.reloads).toEqual(['three']);
  });
});
