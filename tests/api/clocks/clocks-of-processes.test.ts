import { afterEach, describe, expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import { identity, newCustomer, type Refusal } from '../accounts/sample-accounts.ts';
import {
  placedOrder,
  placeOrder,
  preauthorise,
  sampleOrder,
  stateOf,
} from '../orders/sample-orders.ts';
import {
  cardToken,
  gatewayPayment,
  openCardOrder,
  settlesAfter,
} from '../payments/sandbox-payments.ts';
import { approveUnheard } from '../payments/silent-gateway.ts';
import { type ServerOptions, startServer, type TestServer } from '../start-server.ts';
import { usesOf, voucherOf } from '../vouchers/voucher-uses.ts';

const minute = 60_000;
const hour = 60 * minute;
let server: TestServer | undefined;
afterEach(() => server?.close());

const start = async (environment: ServerOptions['environment'] = {}): Promise<TestServer> =>
  (server = await startServer({ environment: { ...settlesAfter(hour), ...environment } }));

/** A process with another clock goes on where the one before it ended. */
const goOn = async (first: TestServer, ahead: number): Promise<TestServer> =>
  (server = await first.succeed(ahead));

const trackedAs = async (at: TestServer, transactionId: string) =>
  (await at.get<{ order_status: string }>(`/v1/orders/${transactionId}/tracking`)).body
    .order_status;

describe.each([
  ['an hour ahead', hour],
  ['an hour behind', -hour],
])('a process whose clock is %s', (_name, ahead) => {
  it('places at once what another process left paid [SEC-45]', async () => {
    const first = await start();
    const { opened } = await openCardOrder(first);
    await approveUnheard(first, opened.transactionId);
    const second = await goOn(first, ahead);
    await expect.poll(() => stateOf(second, opened.transactionId)).toBe('placed');
  });

  it('ends an attempt when its 15 minutes are over, and not before, with what it holds [SEC-45]', async () => {
    const first = await start();
    const items = ['pepperoni-classic', 'margherita', 'garlic-bread'];
    const voucher = await voucherOf(first, 'SPE7KQ2M');
    const { opened } = await openCardOrder(first, { items, voucher });
    const late = await sampleOrder(first);
    const { body } = await preauthorise(first, late, { 'trace-id': 'left' });
    const second = await goOn(first, ahead);
    expect((await preauthorise(second, late, { 'trace-id': 'left' })).body).toEqual(body);
    expect((await placeOrder(second, late, body)).status).toBe(200);
    expect([await stateOf(second, opened.transactionId), await usesOf(second, 'SPE7KQ2M')]).toEqual(
      ['authorising', 1],
    );
    await second.clock.advance(15 * minute);
    await expect.poll(() => stateOf(second, opened.transactionId)).toBe('expired');
    expect(await usesOf(second, 'SPE7KQ2M')).toBe(0);
    const payment = async () => (await gatewayPayment(second, opened.transactionId)).status;
    await expect.poll(payment).toBe('voided');
  });

  it('refuses an attempt whose time is over to whoever comes back for it [SEC-45]', async () => {
    const first = await start();
    const request = await sampleOrder(first);
    const { body } = await preauthorise(first, request);
    const second = await goOn(first, ahead);
    await second.clock.advance(15 * minute);
    const late = await placeOrder<OrderFailure>(second, request, body);
    expect([late.status, late.body.name]).toEqual([409, 'token-expire-error']);
  });

  it('takes tokens and sessions of another process for as long as they hold [SEC-45]', async () => {
    const first = await start();
    const { headers, refresh } = await newCustomer(first);
    const second = await goOn(first, ahead);
    const isSignedIn = async () => (await second.get('/v1/identity/session', headers)).status;
    expect(await isSignedIn()).toBe(200);
    await second.clock.advance(hour);
    expect(await isSignedIn()).toBe(401);
    expect((await identity(second, 'refresh', { refresh })).status).toBe(200);
    const life =
      second.dependencies.markets.byId('uk')?.market.manifest.identity.refreshTokenLifeMs;
    await second.clock.advance(life ?? 0);
    expect((await identity(second, 'refresh', { refresh })).status).toBe(401);
  });

  it('takes a code from the mail for its hour [SEC-45]', async () => {
    const first = await start();
    const { email } = await newCustomer(first);
    const codeOf = async (at: TestServer) => {
      const [letter] = (await at.get<{ body: string }[]>(`/sandbox/outbox?to=${email}`)).body;
      return /\d{8}/.exec(letter?.body ?? '')?.[0];
    };
    const submit = async (at: TestServer, code: string | undefined) => {
      const answer = { email, code, password: 'Reginella8' };
      return (await identity<Refusal | ''>(at, 'forgot-password-submit', answer)).status;
    };
    await identity(first, 'forgot-password', { email });
    await expect.poll(() => codeOf(first)).toBeDefined();
    const code = await codeOf(first);
    const second = await goOn(first, ahead);
    expect(await submit(second, code)).toBe(204);
    await identity(second, 'forgot-password', { email });
    await expect.poll(() => codeOf(second)).not.toBe(code);
    const next = await codeOf(second);
    await second.clock.advance(hour);
    expect(await submit(second, next)).toBe(400);
  });

  it('goes on in the kitchen, and settles what is pending, when it is due [SEC-45]', async () => {
    const first = await start({ kitchenPaceMs: minute, ...settlesAfter(minute) });
    const { transactionId } = await placedOrder(first);
    const { request, opened } = await openCardOrder(first);
    const token = await cardToken(first, opened.transactionId, 'pending');
    await placeOrder(first, request, opened, { paymentAuthorisationResponse: token });
    const second = await goOn(first, ahead);
    expect(await trackedAs(second, transactionId)).toBe('CONFIRMING');
    expect((await gatewayPayment(second, opened.transactionId)).status).toBe('pending');
    await second.clock.advance(minute);
    await expect.poll(() => trackedAs(second, transactionId)).toBe('CONFIRMED');
    await expect.poll(() => stateOf(second, opened.transactionId)).toBe('placed');
  });
});

describe('a database whose clock is set back an hour', () => {
  it('leaves no paid order alone, and no order in the kitchen, for that hour [SEC-45]', async () => {
    const first = await start({ kitchenPaceMs: minute });
    const { transactionId } = await placedOrder(first);
    const { opened } = await openCardOrder(first);
    await approveUnheard(first, opened.transactionId);
    await first.clock.advance(-hour);
    await expect.poll(() => stateOf(first, opened.transactionId)).toBe('placed');
    await expect.poll(() => trackedAs(first, transactionId)).toBe('CONFIRMED');
  });
});
