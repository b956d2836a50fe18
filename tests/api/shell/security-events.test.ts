import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startServer({ onLog: (line) => lines.push(line) });
});
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
});

/** The security events of the log. */
const events = () =>
  lines
    .map((line) => JSON.parse(line) as { readonly security?: string; readonly traceId?: string })
    .filter(({ security }) => security !== undefined);

describe('the log', () => {
  it('tells of a forged notification as a kind of its own, with the trace of its call [SEC-41]', async () => {
    const forged = {
      notificationId: 'n-1',
      transactionId: 'Ada Lovelace',
      status: 'approved',
      signature: 'A'.repeat(43),
    };
    const path = '/v1/payment-providers/notifications';
    const { status } = await server.post(path, forged, { 'trace-id': 'trace-1' });
    expect(status).toBe(401);
    expect(events()).toMatchObject([{ security: 'forged-notification', traceId: 'trace-1' }]);
    expect(lines.join('')).not.toContain('Lovelace');
  });

  it('tells of too many tries as a kind of its own, with the call and not with what was tried [SEC-41]', async () => {
    const secret = { email: 'lovelace@example.com', password: 'Lovelace-1843' };
    const path = '/v1/identity/sign-in';
    const signIn = async () => (await server.post(path, secret, { host: 'uk.localhost' })).status;
    await expect.poll(signIn, { interval: 1, timeout: 50_000 }).toBe(429);
    expect(events()).toMatchObject([{ security: 'too-many-tries', guarded: `POST ${path}` }]);
    expect(lines.join('').toLowerCase()).not.toContain('lovelace');
  });
});
