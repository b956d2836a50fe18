import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { ActiveFeatures } from '../../../schemas/types/http/experiments.ts';
import type { EtaAnswer, HutStatusSummary } from '../../../schemas/types/http/orders.ts';
import { refused, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const eleven = Date.parse('2026-03-04T11:00Z');
const hour = { from: '2026-03-04T12:00', until: '2026-03-04T13:00' };
const clapham = ['uk-1:1101'];
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    at: eleven,
    manifests: {
      uk: {
        timedOverrides: {
          closed: { ...hour, huts: ['uk-1:1102'], closed: true, closedNote: 'Back at one.' },
          paused: { ...hour, huts: ['uk-1:1103'], refuses: ['delivery'] },
          rush: {
            ...hour,
            huts: clapham,
            soldOut: ['margherita'],
            extraMinutes: 20,
          },
          sale: { ...hour, prices: { 'pepperoni-classic': { sizes: { medium: 9.99 } } } },
          minimum: {
            ...hour,
            sectors: ['uk-1'],
            settings: {
              minimumOrder: { deliveryDefault: 30 },
              flags: { features: { reorder: { default: false } } },
            },
          },
        },
      },
    },
  });
});
afterAll(() => server.close());

const at = (hutId: string) => `sector=uk-1&hutId=${hutId}`;
const bodyOf = async <Body>(path: string): Promise<Body> => (await server.get<Body>(path)).body;
const hutNamed = (id: string) => bodyOf<Hut>(`/v1/hut?${at(id)}`);
const webOf = async (id: string) =>
  (await bodyOf<HutStatusSummary>(`/v2/huts/status/uk-1/${id}/summary`)).web.asap;
const pizzas = async (id: string) =>
  bodyOf<Product[]>(`/v2/products/pizzas?sector=uk-1&hutid=${id}`);
const mediumOf = (list: readonly Product[], id: string) =>
  list.find((product) => product.id === id)?.sizes?.find((size) => size.id === 'medium')?.price;
const flags = () => bodyOf<ActiveFeatures>('/v1/features?market=uk&sector=uk-1');

/** All that the overrides change, as customers are answered. */
const answered = async () => ({
  closed: (await hutNamed('1102')).closedNote,
  collects: (await webOf('1102')).collection,
  delivers: (await webOf('1103')).delivery,
  hands: (await webOf('1103')).collection,
  minutes: (await bodyOf<EtaAnswer>(`/v2/eta?sector=uk-1&id=1101&disposition=delivery`)).exact,
  margherita: (await pizzas('1101')).some(({ id }) => id === 'margherita'),
  elsewhere: (await pizzas('1102')).some(({ id }) => id === 'margherita'),
  pepperoni: mediumOf(await pizzas('1102'), 'pepperoni-classic'),
  ofSector: mediumOf(
    await bodyOf<Product[]>('/v2/sectors/uk-1/products/pizzas'),
    'pepperoni-classic',
  ),
  reorder: (await flags()).features['reorder']?.isOn,
});

const usual = {
  closed: undefined,
  collects: 'AVAILABLE',
  delivers: 'AVAILABLE',
  hands: 'AVAILABLE',
  minutes: 35,
  margherita: true,
  elsewhere: true,
  pepperoni: 14.49,
  ofSector: 14.49,
  reorder: true,
};
const during = {
  closed: 'Back at one.',
  collects: 'UNAVAILABLE_CLOSED',
  delivers: 'UNAVAILABLE_CLOSED',
  hands: 'AVAILABLE',
  minutes: 55,
  margherita: false,
  elsewhere: true,
  pepperoni: 9.99,
  ofSector: 9.99,
  reorder: false,
};

describe('timed overrides of a manifest', () => {
  it('begin and end by themselves, and baskets of before and after are told what changed [OPR-15]', async () => {
    const orders = {
      soldOut: await sampleOrder(server, { items: ['margherita'] }),
      closed: await sampleOrder(server, { hutId: '1102', disposition: 'collection' }),
      paused: await sampleOrder(server, { hutId: '1103' }),
      dearer: await sampleOrder(server, { items: ['pepperoni-classic', 'pepperoni-classic'] }),
      small: await sampleOrder(server, { hutId: '1108', items: ['meat-feast'] }),
    };
    const refusals = async () => {
      const names = Object.entries(orders).map(async ([name, order]) => {
        const { status, body } = await refused(server, order);
        return [name, status === 200 ? 'taken' : body.name] as const;
      });
      return Object.fromEntries(await Promise.all(names));
    };
    expect(await answered()).toEqual(usual);
    await server.clock.advance(hourMs - minuteMs - (server.clock.now() - eleven));
    expect(await answered()).toEqual(usual);
    await server.clock.advance(minuteMs);
    expect(await answered()).toEqual(during);
    expect(await refusals()).toEqual({
      soldOut: 'BAD_PRICE_INTEGRITY',
      closed: 'HUT_CLOSED',
      paused: 'HUT_CLOSED',
      dearer: 'BAD_PRICE_INTEGRITY',
      small: 'MIN_ORDER_NOT_MET',
    });
    const cheap = await sampleOrder(server, { items: ['pepperoni-classic', 'pepperoni-classic'] });
    await server.clock.advance(hourMs);
    expect(await answered()).toEqual(usual);
    expect((await refused(server, cheap)).body).toMatchObject({ name: 'BAD_PRICE_INTEGRITY' });
  });
});
