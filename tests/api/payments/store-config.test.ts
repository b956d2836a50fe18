import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoreConfig } from '../../../schemas/types/http/orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const config = (key: string) =>
  server.get<StoreConfig>(`/v1/payment-providers/store-config/${encodeURIComponent(key)}`);

describe('the payment settings of a hut', () => {
  it('are read by sector and hut and hold no secret [PAY-77, PAY-78]', async () => {
    const { status, body } = await config('uk-1:1101');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      sector: 'uk-1',
      hutId: '1101',
      urn: '44110101',
      testMode: true,
      maxAmounts: { cash: 50 },
      googlePay: { gateway: 'sandbox', merchantId: 'fornello-uk' },
      visaCheckout: { apikey: 'sandbox-click-to-pay-uk', tokens: ['fornello-uk-token'] },
    });
    expect(JSON.stringify(body)).not.toMatch(/secret|hash/i);
  });

  it('list the types that market, hut and a provider have, in the order of the market [PAY-07, PAY-78]', async () => {
    const types = ({ supportedPayment }: StoreConfig) => supportedPayment.map(({ type }) => type);
    const uk = types((await config('uk-1:1101')).body);
    expect(uk).toEqual(expect.arrayContaining(['microform', 'card', 'cash']));
    expect(uk.indexOf('microform')).toBeLessThan(uk.indexOf('cash'));
    const withoutCash = types((await config('uk-1:1105')).body);
    expect(withoutCash).not.toContain('cash');
    expect(types((await config('fr-1:1101')).body)).not.toContain('ticket');
    // Switched on by the manifest at this hut alone [PAY-13].
    expect(types((await config('fr-1:1999')).body)).toContain('ticket');
  });

  it('are not found for a hut nobody knows, and refused for a malformed key [PAY-79]', async () => {
    expect((await config('uk-1:9999')).status).toBe(404);
    expect((await config('xx-9:1101')).status).toBe(404);
    for (const key of ['uk-1', 'uk-1:', ':1101', 'uk-1:1101:x']) {
      expect((await config(key)).status).toBe(400);
    }
  });
});
