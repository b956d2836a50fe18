import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IdentitySession } from '../../../schemas/types/http/accounts.ts';
import type { SecurityEvent } from '../../../server/shell/security-events.ts';
import {
  goodPassword,
  identity,
  newCustomer,
  newestLetter,
  signIn,
} from '../accounts/sample-accounts.ts';
import {
  fromConsole,
  newOperator,
  showCode,
  showPassword,
  signedIn,
  tokenIn,
} from '../operators/console-server.ts';
import { pluginsWith, replacedPlugin } from '../made-up-plugin.ts';
import { placeRequest } from '../orders/sample-orders.ts';
import { openCardOrder } from '../payments/sandbox-payments.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startServer({
    environment: { operatorConsole: 'open' },
    onLog: (line) => lines.push(line),
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('rate_limit').execute();
  lines.length = 0;
});

/** The security events of the log, which are warnings. */
const events = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ security }) => security !== undefined);

const trace = { 'trace-id': 'trace-1' };

const forge = () =>
  server.post(
    '/v1/payment-providers/notifications',
    {
      notificationId: 'n-1',
      transactionId: 'Ada Lovelace',
      status: 'approved',
      signature: 'A'.repeat(43),
    },
    trace,
  );

const returnForged = async () => {
  const { request, opened } = await openCardOrder(server);
  const forged = placeRequest(request, opened, { orderid: '1', hash: 'A'.repeat(43) });
  await server.post('/v1/orders/place', forged, trace);
};

const stateForged = async () => {
  const { request, opened } = await openCardOrder(server);
  const forged = placeRequest(request, opened, { orderState: 'made-up' });
  await server.post('/v1/orders/place', forged, trace);
};

const orderAltered = async () => {
  const { request, opened } = await openCardOrder(server);
  const payment = { ...request.payment, amount: 0.01 };
  await server.post('/v1/orders/place', placeRequest({ ...request, payment }, opened), trace);
};

const useAgain = async () => {
  const { refresh } = await newCustomer(server);
  const turn = (token: string) =>
    identity<IdentitySession>(server, 'refresh', { refresh: token }, trace);
  const second = (await turn(refresh)).body.authentication.refresh;
  await turn(second);
  await turn(refresh);
};

const guessPassword = async (email: string) =>
  (await identity(server, 'sign-in', { email, password: 'Wrong-Sesame' }, { host, ...trace }))
    .status;
const host = 'uk.localhost';

const knockTooOften = async () => {
  const { email } = await newCustomer(server);
  await expect.poll(() => guessPassword(email), { interval: 1 }).toBe(429);
};

/** A status of a hut whose point of sale signs, in a market of its own server. */
const statusForged = async () => {
  const pluginsDir = pluginsWith({
    id: 'pos-made-up',
    point: 'point-of-sale',
    name: 'signing-pos',
    made: `{ id: 'signing-pos', reach: async () => undefined, accept: () => undefined,
      readReport: () => undefined }`,
  });
  const signing = await startServer({
    manifests: {
      uk: {
        pos: { adapter: 'signing-pos' },
        plugins: replacedPlugin('uk', 'sandbox-kitchen', 'pos-made-up'),
      },
    },
    environment: { pluginsDir },
    onLog: (line) => lines.push(line),
  });
  const said = { orderId: 'Ada Lovelace', order_status: 'COOKING' };
  await signing.post('/v1/huts/uk-1/1101/statuses', said, trace);
  await signing.close();
};

const signInForged = () =>
  identity(server, 'token', { provider: 'google', code: 'Ada', verifier: 'v' }, { host, ...trace });

const callOfConsoleForged = () =>
  server.post('/operator/api/sign-out', {}, { origin: 'https://ada.example', ...trace });

const overreach = async () => {
  const { token } = await signedIn(server, 'viewer', { markets: ['uk'] });
  await server.get('/operator/api/audit', { ...fromConsole(server, token), ...trace });
};

const guessOperatorCode = async () => {
  const { email } = await newOperator(server, 'viewer');
  const token = tokenIn(await showPassword(server, email));
  await showCode(server, token, '000000', trace);
};

/** One attack of each kind; `locked` comes before a call is refused. */
const attacks: Readonly<Record<SecurityEvent['kind'], () => Promise<unknown>>> = {
  locked: knockTooOften,
  'too-many-tries': knockTooOften,
  'forged-notification': forge,
  'forged-return': returnForged,
  'forged-status': statusForged,
  'forged-order-state': stateForged,
  'altered-order': orderAltered,
  'forged-sign-in': signInForged,
  'refresh-token-reused': useAgain,
  'forged-operator-call': callOfConsoleForged,
  'operator-overreach': overreach,
  'wrong-operator-code': guessOperatorCode,
};

describe('a security event', () => {
  it.each(Object.keys(attacks) as SecurityEvent['kind'][])(
    'of the kind %s is logged once as a warning with its kind and the trace of its call, and with no personal data [SEC-41]',
    async (kind) => {
      await attacks[kind]();
      const found = events().filter(({ security }) => security === kind);
      expect(found).toMatchObject([{ level: 40, traceId: 'trace-1' }]);
      expect(lines.join('').toLowerCase()).not.toMatch(/lovelace|@example|sesame/);
    },
  );

  it('names what was tried and not with what [SEC-41]', async () => {
    await knockTooOften();
    expect(events()).toMatchObject([
      { security: 'locked', guarded: 'password' },
      { security: 'too-many-tries', guarded: 'POST /v1/identity/sign-in' },
    ]);
  });

  it('is none while a customer mistypes a few times and then gets in [SEC-41]', async () => {
    const { email } = await newCustomer(server);
    for (let tries = 0; tries < 9; tries += 1) expect(await guessPassword(email)).toBe(401);
    expect((await signIn(server, email)).status).toBe(200);
    expect(events()).toEqual([]);
  });
});

describe('the kind locked', () => {
  it('tells of a gift card with its last wrong pin, once however many come at once [SEC-41, SEC-20]', async () => {
    const check = (cardPin: string) =>
      server.post('/v2/gift-cards/check', {
        meta: { hutId: '1101', sector: 'uk-1', isTest: false, traceId: 't', timestamp: 1 },
        data: { cardNumber: '6000500050005000', cardPin, amount: 100 },
      });
    await Promise.all([1, 2, 3, 4].map((pin) => check(`000${pin}`)));
    expect(events()).toEqual([]);
    await Promise.all([5, 6, 7, 8].map((pin) => check(`000${pin}`)));
    expect(events()).toMatchObject([{ security: 'locked', guarded: 'gift card' }]);
    expect(lines.join('')).not.toContain('6000500050005000');
  });

  it('tells of a customer whose mailed codes were guessed [SEC-41]', async () => {
    const { email } = await newCustomer(server);
    await identity(server, 'forgot-password', { email });
    const { code } = await newestLetter(server, email);
    const wrong = code === '00000000' ? '11111111' : '00000000';
    const guess = async () =>
      (
        await identity(server, 'forgot-password-submit', {
          email,
          code: wrong,
          password: goodPassword,
        })
      ).status;
    await expect.poll(guess, { interval: 1 }).toBe(429);
    const locks = events().filter(({ security }) => security === 'locked');
    expect(locks).toMatchObject([{ guarded: 'code' }]);
  });
});
