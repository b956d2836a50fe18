import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '../../../server/environment-variables.ts';
import { openServer } from '../../../server/open-server.ts';
import { createLog } from '../../../server/shell/log.ts';
import { root } from '../../../tools/tasks/project.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { readEvents } from '../tracking/event-source.ts';
import { caHost, newCustomer, ukHost } from '../accounts/sample-accounts.ts';
import {
  placedOrder,
  placeOrder,
  preauthorise,
  type Sample,
  sampleOrder,
} from '../orders/sample-orders.ts';
import { sampleBuild } from '../shell/sample-build.ts';
import type { TestServer } from '../start-server.ts';
import { contentOf, startTwo, type TwoDatabases } from './two-databases.ts';

const build = sampleBuild();
let two: TwoDatabases;
beforeAll(async () => {
  two = await startTwo('ca', { environment: { distDir: build.distDir } });
});
afterAll(async () => {
  await two.close();
  build.remove();
});

/** The server as the application sees it that serves a market. */
const seenBy = (market: string): TestServer => (market === 'ca' ? two.apart : two.server);

const markets = {
  uk: { host: 'uk.localhost', name: 'Winifred Uk', email: 'winifred@example.com' },
  fr: {
    host: 'fr.localhost',
    name: 'Sidonie Fr',
    email: 'sidonie@example.com',
    sector: 'fr-1',
    hutId: '1101',
    items: ['reine', 'frites'],
    paymentType: 'cash/ticket',
  },
  in: {
    host: 'in.localhost',
    name: 'Lakshmi In',
    email: 'lakshmi@example.com',
    sector: 'in-1',
    hutId: '4001',
    items: ['margherita', 'garlic-bread'],
  },
  ca: {
    host: 'ca.localhost',
    name: 'Evangeline Ca',
    email: 'evangeline@example.com',
    sector: 'ca-1',
    hutId: '6001',
  },
} satisfies Readonly<Record<string, Sample & { readonly host: string }>>;

/** An order of a market without the host that it is made on. */
const sampleOf = (market: keyof typeof markets): Sample => {
  const { host: _host, ...sample } = markets[market];
  return sample;
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const scrape = async (server: TestServer) => (await server.get<string>('/metrics')).body;

/** An order on the host of its market. @returns what of it leads to its customer */
async function ordered(market: keyof typeof markets): Promise<readonly string[]> {
  const sample = sampleOf(market);
  const host = { host: markets[market].host };
  const server = seenBy(market);
  const request = await sampleOrder(server, sample);
  const opened = await preauthorise(server, request, host);
  expect([market, opened.status]).toEqual([market, 200]);
  const { status, body } = await placeOrder(server, request, opened.body);
  expect([market, status]).toEqual([market, 200]);
  const { orderId, transactionId, customerOrderReference } = body;
  return [orderId, transactionId, customerOrderReference, sample.email ?? ''];
}

/** An account that is made on a host. @returns what leads to its customer */
async function accountTraces(server: TestServer, host: typeof ukHost): Promise<readonly string[]> {
  const { email, id } = await newCustomer(server, host);
  return [email, id];
}

describe('a market with a database of its own', () => {
  it('is served beside the others: on its host, on a bare one by its sector, and in the list of markets [OPS-22]', async () => {
    const { server } = two;
    for (const headers of [caHost, ukHost, {}]) {
      const { status, body } = await server.get('/v1/huts?sector=ca-1', headers);
      expect([status, JSON.stringify(body).includes('ca-1')]).toEqual([200, headers !== ukHost]);
    }
    for (const sector of ['ca-1', 'ca-2', 'uk-1', 'fr-1', 'in-1']) {
      expect([sector, (await server.get(`/v1/sectors/${sector}/menu`)).status]).toEqual([
        sector,
        200,
      ]);
    }
    const { body: chooser } = await server.get<string>('/');
    for (const market of Object.keys(markets)) expect(chooser).toContain(`market-${market}`);
  });

  it('stands with the others in what pages tell search engines of their other languages [OPS-22]', async () => {
    for (const path of ['/', '/menu/pizza/']) {
      for (const headers of [ukHost, caHost]) {
        const { status, body } = await two.server.get<string>(path, headers);
        expect(status).toBe(200);
        const locales = [...body.matchAll(/hreflang="([^"]+)"/g)].map(([, locale]) => locale);
        for (const locale of ['en-GB', 'fr-FR', 'en-IN', 'en-CA', 'fr-CA']) {
          expect([path, locales]).toEqual([path, expect.arrayContaining([locale])]);
        }
      }
    }
  });

  it('keeps its orders and accounts there and nowhere else, and nothing of another market is there [OPS-22]', async () => {
    const { server, apart } = two;
    const inShared = [
      ...(await ordered('uk')),
      ...(await ordered('fr')),
      ...(await ordered('in')),
      ...(await accountTraces(server, ukHost)),
      'Lavender Hill',
      'Rivoli',
      'Bandra',
      'uk-1',
      'fr-1',
      'in-1',
    ];
    const inOwn = [
      ...(await ordered('ca')),
      ...(await accountTraces(apart, caHost)),
      '290 Queen St W',
      'ca-1',
      'ca-2',
    ];
    const [shared, own] = [await contentOf(server.database), await contentOf(apart.database)];
    // What is looked for is there to be found.
    expect(inShared.filter((trace) => !shared.includes(trace))).toEqual([]);
    expect(inOwn.filter((trace) => !own.includes(trace))).toEqual([]);
    expect(inShared.filter((trace) => own.includes(trace))).toEqual([]);
    expect(inOwn.filter((trace) => shared.includes(trace))).toEqual([]);
  });

  it('is found on a host of no market by what a call names: a sector in its body, an order, an account [OPS-22]', async () => {
    const { server, apart } = two;
    for (const market of ['uk', 'ca'] as const) {
      const seen = seenBy(market);
      const { orderId, transactionId } = await placedOrder(seen, sampleOf(market));
      const { sector = 'uk-1', hutId = '1101' } = sampleOf(market);
      const events = await readEvents(`${server.url}/v1/orders/${transactionId}/tracking/events`);
      const key = posKeyOf(seen.dependencies.posSecret, sector, hutId);
      const report = { order_status: 'COOKING' };
      const told = await server.post(`/v1/orders/${orderId}/status`, report, bearer(key));
      expect([market, told.status]).toEqual([market, 200]);
      await expect.poll(() => events.infos.at(-1)?.order_status).toBe('COOKING');
      events.close();
    }
    const { headers } = await newCustomer(apart, caHost);
    const { authorization } = headers;
    const profile = await server.get('/v2/accounts/myaccount', {
      authorization,
      'x-default-sector': 'ca-1',
    });
    expect(profile.status).toBe(200);
    const nobody = await server.get('/v1/orders/00000000000000000000');
    expect(nobody.status).toBe(404);
  });

  it('is told of apart by health, readiness and metrics; on a host of a market only its own database [OPS-22]', async () => {
    const { server } = two;
    expect((await server.get('/ready')).body).toEqual({
      status: 'ok',
      databases: [
        { name: 'shared', serves: ['fr', 'in', 'uk'], database: 'writes', markets: 'loaded' },
        { name: 'ca', serves: ['ca'], database: 'writes', markets: 'loaded' },
      ],
    });
    for (const host of [ukHost, caHost]) {
      const { body } = await server.get('/ready', host);
      expect(body).toEqual({ status: 'ok', database: 'writes', markets: 'loaded' });
    }
    const { body: health } = await server.get('/health');
    expect(health).toMatchObject({
      markets: { uk: {}, fr: {}, in: {}, ca: {} },
      databases: [
        { name: 'shared', tried: 'writes' },
        { name: 'ca', markets: ['ca'], tried: 'writes' },
      ],
    });
    await ordered('ca');
    const metrics = await scrape(server);
    expect(metrics).toContain('comanda_database_up{database="shared"} 1\n');
    expect(metrics).toContain('comanda_database_up{database="ca"} 1\n');
    expect(metrics).toMatch(/^comanda_orders_placed_5m{market="ca"} [1-9]/m);
    expect(metrics).toMatch(/^comanda_orders_placed_5m{market="uk"} [1-9]/m);
    // One text for Prometheus: each figure is described once.
    const described = [...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(described).toEqual([...new Set(described)]);
  });
});

it('a server does not start with a database of no market, and makes none for it [OPS-22]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-no-market-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const made = join(folder, 'made');
  const variables = { DATABASE_URL_CAA: pathToFileURL(made).href, DATA_DIR: join(folder, 'data') };
  const opening = openServer(readEnvironment(variables, root), {
    log: createLog('silent'),
    now: () => 0,
  });
  await expect(opening).rejects.toThrow(/DATABASE_URL_CAA: .*found "CAA"\. Did you mean "CA"\?/);
  expect(existsSync(made)).toBe(false);
});

describe('a database that is lost', () => {
  it.each(['shared', 'own'] as const)(
    'leaves the markets of the other ordering; its own are answered 503, and readiness names it: %s [OPS-22]',
    async (name) => {
      const there = await startTwo('ca', {
        environment: { databaseStatementMs: 2_000, distDir: build.distDir },
      });
      const [lost, left] = name === 'own' ? (['ca', 'uk'] as const) : (['uk', 'ca'] as const);
      const at = { uk: there.server, ca: there.apart };
      const on = (market: string) => ({ host: `${market}.localhost` });
      try {
        const [opening, going] = [
          await sampleOrder(at[lost], sampleOf(lost)),
          await sampleOrder(at[left], sampleOf(left)),
        ];
        await there.lose(name);
        const refused = await preauthorise(there.server, opening, on(lost));
        expect([refused.status, refused.headers.has('retry-after')]).toEqual([503, true]);
        const opened = await preauthorise(there.server, going, on(left));
        expect(opened.status).toBe(200);
        expect((await placeOrder(there.server, going, opened.body)).status).toBe(200);
        expect((await there.server.get('/menu/pizza/', on(left))).status).toBe(200);
        const { status, body } = await there.server.get('/ready');
        const found = (market: string) => (market === lost ? 'fails' : 'writes');
        expect([status, body]).toMatchObject([
          200,
          {
            status: 'partly',
            databases: [
              { name: 'shared', serves: ['fr', 'in', 'uk'], database: found('uk') },
              { name: 'ca', serves: ['ca'], database: found('ca') },
            ],
          },
        ]);
        expect((await there.server.get('/ready', on(lost))).status).toBe(503);
        expect((await there.server.get('/ready', on(left))).status).toBe(200);
        expect((await there.server.get('/health')).body).toMatchObject({
          status: 'ok',
          databases: [{ tried: found('uk') }, { tried: found('ca') }],
        });
        const metrics = await scrape(there.server);
        const database = { uk: 'shared', ca: 'ca' };
        expect(metrics).toContain(`comanda_database_up{database="${database[lost]}"} 0\n`);
        expect(metrics).toContain(`comanda_database_up{database="${database[left]}"} 1\n`);
        expect(metrics).toContain(`comanda_orders_placed_5m{market="${left}"} 1\n`);
        expect(metrics).not.toContain(`comanda_orders_placed_5m{market="${lost}"}`);
      } finally {
        await there.close();
      }
    },
  );
});
