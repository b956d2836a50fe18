import { applySnapshot, getSnapshot, type Instance } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import { orderFacts } from '../../../client/orders/order-request.ts';
import { openPluginTree } from '../../../client/plugins/plugin-tree.ts';
import { createHttpClient } from '../../../client/kernel/http-client.ts';
import { withExtras } from '../../../core/basket/fulfilment-extra.ts';
import clientHalf, {
  createPriorityApi,
  type PriorityApi,
  type PriorityStore,
} from '../../../plugins/uk-priority-delivery/client.ts';
import { priorityDelivery } from '../../../plugins/uk-priority-delivery/priority-delivery.ts';
import type { PriorityOptions } from '../../../plugins/uk-priority-delivery/priority-options.ts';
import type { ReservationRequest } from '../../../plugins/uk-priority-delivery/reservation.ts';
import { optionsOf } from '../../setup/plugin-options.ts';
import { mapped } from '../orders/order-facts.ts';
import { OneTree } from '../../client/one-tree.ts';
import { clapham, openShop } from '../../client/basket/open-shop.ts';

const margherita = { type: 'pizza', productId: 'margherita', size: 'medium' } as const;
const options = await optionsOf<PriorityOptions>('uk', 'uk-priority-delivery');
const cola = { type: 'drink', productId: 'fornello-cola' } as const;

/** A delivery with a pizza at Clapham Junction; places are given as the test says. */
const openPriority = async (answer: 'given' | 'refused' = 'given') => {
  const asked: ReservationRequest[] = [];
  const released: string[] = [];
  const { environment } = await openShop();
  const app = OneTree.create(
    {
      localisation: {
        hut: clapham,
        deliveryAddress: { postcode: 'SW11 1JB' },
        disposition: { type: 'delivery', when: 'asap' },
      },
    },
    environment,
  );
  await Promise.all([app.menu.load(), app.deals.load()]);
  const api: PriorityApi = {
    reserve: async (request) => {
      asked.push(request);
      if (answer === 'refused') throw new Error('422');
      const id = `place-${asked.length}`;
      return { id, hutId: '1101', price: 2.99, expiresAt: '2030-01-01T00:00:00.000Z' };
    },
    release: async ({ hutId, id }) => {
      released.push(`${hutId} ${id}`);
      throw new Error('The place is not given back.');
    },
  };
  const named = { id: 'uk-priority-delivery', options: { ...options } };
  const priority = openPluginTree(app, named, clientHalf) as Instance<typeof PriorityStore>;
  priority.useApi(api);
  app.basket.addItem(margherita);
  const fee = () =>
    app.basket.priced?.surcharges.filter(({ type }) => type === 'priorityDelivery') ?? [];
  return { app, priority, asked, released, fee, environment };
};

describe('a place for a priority order', () => {
  it('is asked for once, and adds its price once [PRI-19, SUR-26]', async () => {
    const { priority, asked, fee } = await openPriority();
    expect(priority.isOffered).toBe(true);
    await Promise.all([priority.reserve(), priority.reserve()]);
    await priority.reserve();
    expect(asked).toEqual([
      {
        numCookedItems: 1,
        postcode: 'SW11 1JB',
        hut: { sector: 'uk-1', id: '1101' },
        visit: expect.any(String),
      },
    ]);
    expect(fee()).toMatchObject([{ amount: 299 }]);
  });

  it('is asked for under one name by a visit, which its tab keeps [SEC-26]', async () => {
    const { priority, asked, environment } = await openPriority();
    await priority.reserve();
    priority.release();
    await priority.reserve();
    const kept = environment.sessionStorage.read('priority-visit');
    expect(kept).toBeDefined();
    expect(asked.map(({ visit }) => visit)).toEqual([kept, kept]);
  });

  it('is named by the order, with its hut, as long as it is kept [PRI-23]', async () => {
    const { app, priority, environment } = await openPriority();
    const named = () => {
      const facts = orderFacts(app, environment);
      const extra = priorityDelivery(options);
      return facts && withExtras(mapped(facts), [extra], facts.extras);
    };
    expect(named()).not.toHaveProperty('priorityDeliveryReservation');
    await priority.reserve();
    expect(named()).toHaveProperty('priorityDeliveryReservation', {
      id: 'place-1',
      hutId: '1101',
    });
    priority.release();
    expect(named()).not.toHaveProperty('priorityDeliveryReservation');
  });

  it('that cannot be had is none: nothing is said, and the option goes [PRI-14, PRI-05]', async () => {
    const { app, priority, fee } = await openPriority('refused');
    await priority.reserve();
    expect(priority).toMatchObject({ isWanted: false, isOffered: false, reservation: undefined });
    expect([fee(), app.notifications.list.length]).toEqual([[], 0]);
  });

  it('is given back when it is unticked, and its price goes; a failure is only noted [PRI-18, PRI-22, SUR-26]', async () => {
    const { app, priority, released, fee } = await openPriority();
    await priority.reserve();
    priority.release();
    await Promise.resolve();
    expect(released).toEqual(['1101 place-1']);
    expect(fee()).toEqual([]);
    expect(app.notifications.list).toHaveLength(0);
    expect(priority.isOffered).toBe(true);
  });

  type Opened = Awaited<ReturnType<typeof openPriority>>;
  type App = Opened['app'];
  const relocate = (app: App, change: object) =>
    applySnapshot(app.localisation, { ...getSnapshot(app.localisation), ...change });

  it.each<[string, (app: App, priority: Opened['priority']) => void]>([
    ['unticking', (_app, priority) => priority.release()],
    ['collection', (app) => relocate(app, { disposition: { type: 'collection', when: 'asap' } })],
    ['dine-in', (app) => relocate(app, { disposition: { type: 'dinein', when: 'asap' } })],
    ['another hut', (app) => relocate(app, { hut: { ...clapham, id: '1102' } })],
    ['another postcode', (app) => relocate(app, { deliveryAddress: { postcode: 'SW11 2AA' } })],
    ['an emptied basket', (app) => app.basket.clear()],
    ['no hut any more', (app) => app.localisation.delocalise()],
  ])('is given back for %s [PRI-20]', async (_change, make) => {
    const { app, priority, released } = await openPriority();
    await priority.reserve();
    make(app, priority);
    expect(released).toEqual(['1101 place-1']);
    expect(priority.reservation).toBeUndefined();
  });

  it('is another one when there is more or less to cook, and the same for a drink [PRI-21]', async () => {
    const { app, priority, asked, released } = await openPriority();
    await priority.reserve();
    app.basket.addItem(cola);
    expect(released).toEqual([]);
    app.basket.addItem(margherita);
    expect(released).toEqual(['1101 place-1']);
    await expect.poll(() => priority.reservation?.id).toBe('place-2');
    expect(asked.map(({ numCookedItems }) => numCookedItems)).toEqual([1, 2]);
  });

  it('needs two calls, with the token of who is logged in and none for a guest [PRI-10, PRI-27]', async () => {
    const sent: [string, string, string | undefined][] = [];
    const apiWith = (token: string | undefined) =>
      createPriorityApi(
        createHttpClient({
          fetch: async (url, { method = '', headers } = {}) => {
            const address = url instanceof Request ? url.url : url.toString();
            sent.push([method, address, new Headers(headers).get('id-token') ?? undefined]);
            return new Response('{}', { status: 200 });
          },
          baseUrl: '',
          timeoutMs: 1000,
          headers: () => ({}),
          token: async () => token,
        }),
      );
    const request = { numCookedItems: 1, postcode: 'SW11 1JB', hut: { sector: 'uk-1', id: '1' } };
    await apiWith('token').reserve(request);
    await apiWith(undefined).reserve(request);
    await apiWith(undefined).release({ sector: 'uk-1', hutId: '1', id: 'a/b' });
    const path = '/v1/plugins/uk-priority-delivery/v1/priority-orders/reservation';
    const market = '?sector=uk-1';
    expect(sent).toEqual([
      ['POST', `${path}${market}`, 'token'],
      ['POST', `${path}${market}`, undefined],
      ['DELETE', `${path}/1/a%2Fb${market}`, undefined],
    ]);
  });
});
