import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure, StoreConfig } from '../../../schemas/types/http/orders.ts';
import { placedOrder, preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let open: TestServer;
let closed: TestServer;
beforeAll(async () => {
  [open, closed] = await Promise.all([
    startServer(),
    startServer({ environment: { sandbox: 'closed', kitchenPaceMs: 0 } }),
  ]);
});
afterAll(async () => {
  await open.close();
  await closed.close();
});

interface ApiDescription {
  readonly paths: Readonly<Record<string, object>>;
}

const sandboxPaths = async (server: TestServer) => {
  const { body } = await server.get<ApiDescription>('/openapi.json');
  return Object.keys(body.paths).filter((path) => path.startsWith('/sandbox'));
};

/** What could make a server think that a call is its own. */
const disguises = [
  { host: 'uk.localhost' },
  { host: 'localhost:3000' },
  { host: '127.0.0.1' },
  { host: '[::1]:3000', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'localhost' },
  { host: 'uk.localhost', forwarded: 'for=127.0.0.1;host=localhost', 'x-real-ip': '127.0.0.1' },
];

const outbox = '/sandbox/outbox?to=a@example.com';

describe('the sandboxes', () => {
  it('are open by the switch, whoever asks and whatever is in front [GTW-03, GTW-04]', async () => {
    expect((await sandboxPaths(open)).length).toBeGreaterThan(7);
    const elsewhere = { host: 'orders.example.com', 'x-forwarded-for': '203.0.113.9' };
    for (const headers of [...disguises, elsewhere]) {
      expect((await open.get(outbox, headers)).status).toBe(200);
    }
  });

  it('answer 404 without it, every one of them, in any disguise [GTW-03, GTW-04]', async () => {
    expect(await sandboxPaths(closed)).toEqual([]);
    const asked = ['/sandbox', '/sandbox/', '/sandbox/host', outbox, ...(await sandboxPaths(open))];
    for (const headers of disguises) {
      for (const path of asked) {
        const real = path.replace(/\{(\w+)\}/g, 'x');
        expect([real, (await closed.get(real, headers)).status]).toEqual([real, 404]);
        expect([real, (await closed.post(real, {}, headers)).status]).toEqual([real, 404]);
      }
    }
  });
});

describe('a server with closed sandboxes', () => {
  const config = '/v1/payment-providers/store-config/uk-1%3A1101';
  const typesOf = ({ supportedPayment }: StoreConfig) => supportedPayment.map(({ type }) => type);

  it('offers no payment type that only the sandbox serves, and takes the others [GTW-03]', async () => {
    expect(typesOf((await open.get<StoreConfig>(config)).body)).toContain('microform');
    expect(typesOf((await closed.get<StoreConfig>(config)).body)).toEqual(['card', 'cash']);
    const shown = closed.dependencies.markets.byId('uk')?.clientManifest.payments.types;
    expect(shown).toEqual(expect.arrayContaining(['cash']));
    expect(shown).not.toContain('microform');
    const online = await preauthorise<OrderFailure>(
      closed,
      await sampleOrder(closed, { paymentType: 'microform' }),
    );
    expect([online.status, online.body.name]).toEqual([422, 'PAYMENT_TYPE_NOT_SUPPORTED']);
    expect((await placedOrder(closed)).status).toBe('CONFIRMING');
  });

  it('cooks nothing by itself, whatever the email says [GTW-03]', async () => {
    const placed = await placedOrder(closed, { email: 'ada+exception@example.com' });
    expect(placed.status).toBe('CONFIRMING');
    expect(await closed.db.selectFrom('kitchen_job').selectAll().execute()).toEqual([]);
  });

  it('offers no social sign-in by the pages of the sandbox [GTW-03]', async () => {
    const providers = ({ dependencies }: TestServer) =>
      dependencies.markets.byId('uk')?.clientManifest.account.socialProviders;
    expect(providers(open)).not.toEqual([]);
    expect(providers(closed)).toEqual([]);
  });

  it('does not start where nobody could pay [GTW-03]', async () => {
    const starting = startServer({
      environment: { sandbox: 'closed' },
      manifests: { fr: { payments: { types: ['hipay'] } } },
    });
    await expect(starting).rejects.toThrow(
      /markets\/fr\/manifest\.json \/payments\/gateway.*SANDBOX/,
    );
  });
});
