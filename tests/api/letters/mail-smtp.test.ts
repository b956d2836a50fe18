import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../core/manifest/json.ts';
import {
  type MailServer,
  startMailServer,
} from '../../../plugins/mail-smtp/conformance/mail-server.ts';
import { testManifest } from '../../core/test-market.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { caHost, identity, newCustomer, newEmail, signIn } from '../accounts/sample-accounts.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { placedOrder, placeOrder } from '../orders/sample-orders.ts';
import { cardToken, openCardOrder } from '../payments/sandbox-payments.ts';
import { patient } from '../../setup/patient.ts';

let mail: MailServer;
let server: TestServer;
const log: string[] = [];
beforeAll(async () => {
  mail = await startMailServer({ user: 'sol', password: 'Reginella-mail' });
  const options = {
    host: '127.0.0.1',
    port: mail.port,
    security: 'none',
    from: 'Sol Pizza <orders@sol.example>',
    userVariable: 'SMTP_USER',
    passwordVariable: 'SMTP_PASSWORD',
  };
  const withMail = (market: 'uk' | 'ca') => ({
    plugins: testManifest(market).plugins.map((entry) =>
      entry.id === 'sandbox-mail' ? { id: 'mail-smtp', options } : entry,
    ) as unknown as JsonObject[],
  });
  server = await startServer({
    manifests: { uk: withMail('uk'), ca: withMail('ca') },
    onLog: (line) => log.push(line),
    environment: { variables: { SMTP_USER: 'sol', SMTP_PASSWORD: 'Reginella-mail' } },
  });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

it('the code for a forgotten password comes by real mail, and works [ACC-20, ACC-44]', async () => {
  const { email } = await newCustomer(server);
  expect((await identity(server, 'forgot-password', { email })).status).toBe(204);
  const letters = () => mail.letters.filter(({ to }) => to.includes(email));
  await expect.poll(() => letters().length).toBe(1);
  const code = /^\d{8}(?=\r$)/m.exec(letters()[0]?.source ?? '')?.[0];
  const asked = { email, code, password: 'Reginella8' };
  expect((await identity(server, 'forgot-password-submit', asked)).status).toBe(204);
  expect((await signIn(server, email, 'Reginella8')).status).toBe(200);
});

const letterOf = ({ transactionId }: { readonly transactionId: string }) =>
  server.db
    .selectFrom('letter')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();

/** Resolves once a letter was tried and waits for its next try. */
const triedOnce = ({ transactionId }: { readonly transactionId: string }) =>
  vi.waitFor(() => {
    const told = log.filter((line) => line.includes(transactionId));
    expect(told.join('')).toContain('letter not sent yet');
  }, patient);

const lettersTo = (email: string) => mail.letters.filter(({ to }) => to.includes(email));

/** Longest pause before a letter is tried again, in milliseconds. */
const hour = 3_600_000;

/** Does everything that a customer is written about. @returns what is in each letter, and the orders */
async function everyLetter(email: string) {
  const posKey = posKeyOf(server.dependencies.posSecret, 'uk-1', '1101');
  const headers = { authorization: `Bearer ${posKey}`, 'idempotency-key': `refund of ${email}` };
  const failed = await placedOrder(server, { email });
  await server.post(`/v1/orders/${failed.orderId}/status`, { order_status: 'FAILED' }, headers);
  const { request, opened } = await openCardOrder(server, { email });
  const paymentAuthorisationResponse = await cardToken(server, opened.transactionId, 'approve');
  await placeOrder(server, request, opened, { paymentAuthorisationResponse });
  await server.post(`/v1/orders/${opened.orderId}/status`, { order_status: 'CONFIRMED' }, headers);
  await server.post(`/v1/orders/${opened.orderId}/refunds`, { amount: 2, reason: 'x' }, headers);
  const password = 'Reginella7';
  const attributes = { language: 'en-CA', method: 'password', tenant: '01-can' };
  const signUp = { email, password, attributes };
  await identity(server, 'sign-up', signUp, caHost);
  // Letters about orders may come after the one with the code.
  const code = () =>
    lettersTo(email)
      .map(({ source }) => /^\d{8}(?=\r$)/m.exec(source)?.[0])
      .find(Boolean);
  await expect.poll(code).toBeDefined();
  await identity(server, 'sign-up-confirm', { ...signUp, code: code() }, caHost);
  await identity(server, 'forgot-password', { email }, caHost);
  return {
    known: [
      new RegExp(`${failed.customerOrderReference} is in`),
      new RegExp(`${failed.customerOrderReference} could not`),
      new RegExp(`${opened.customerOrderReference} is in`),
      /We have refunded/,
      /create an account/,
      /new password/,
    ],
    orders: [failed, opened],
  };
}

it('every letter comes by real mail, as text and as a page in the look of the market [GTW-30]', async () => {
  const email = newEmail();
  const { known, orders } = await everyLetter(email);
  const sources = () => lettersTo(email).map(({ source }) => source);
  await vi.waitFor(() => expect(sources()).toHaveLength(known.length), patient);
  const accents = (['uk', 'ca'] as const).map(
    (market) => server.dependencies.markets.byId(market)?.theme.accent ?? '?',
  );
  for (const part of known) {
    const source = sources().find((one) => part.test(one)) ?? '';
    expect([part, source !== '']).toEqual([part, true]);
    expect(source).toMatch(/^Content-Type: text\/plain/m);
    const page = source.split(/^Content-Type: text\/html/m)[1] ?? '';
    expect(accents.filter((accent) => page.includes(accent))).toHaveLength(1);
  }
  for (const { customerOrderReference } of orders) {
    expect(sources().join('')).toContain(customerOrderReference);
  }
});

it('waits while nobody takes it, holds up no order, and is sent once somebody does [GTW-31]', async () => {
  const repair = mail.refuse();
  const email = newEmail();
  const placed = await placedOrder(server, { email });
  await triedOnce(placed);
  expect(await letterOf(placed)).toMatchObject({ outcome: null, recipient: email });
  repair();
  expect(lettersTo(email)).toEqual([]);
  await server.clock.advance(hour);
  await vi.waitFor(async () => expect((await letterOf(placed)).outcome).toBe('sent'), patient);
  expect(lettersTo(email)).toHaveLength(1);
  expect(lettersTo(email)[0]?.source).toContain('Content-Type: text/html');
  expect(log.join('')).not.toContain(email);
});

it('is sent by the process that comes after one that went away [GTW-31]', async () => {
  const repair = mail.refuse();
  const email = newEmail();
  const placed = await placedOrder(server, { email });
  await triedOnce(placed);
  repair();
  server = await server.succeed(0);
  await server.clock.advance(hour);
  await vi.waitFor(async () => expect((await letterOf(placed)).outcome).toBe('sent'), patient);
  expect(lettersTo(email)).toHaveLength(1);
});

it('is given up after a day, and those who look after the shop are told, without a word of it [GTW-31]', async () => {
  const repair = mail.refuse();
  const email = newEmail();
  const placed = await placedOrder(server, { email });
  await triedOnce(placed);
  await server.clock.advance(24 * hour);
  await vi.waitFor(async () => expect((await letterOf(placed)).outcome).toBe('failed'), patient);
  expect(await letterOf(placed)).toMatchObject({ recipient: null, mail: null });
  const line = log.find((one) => one.includes('letter given up'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    kind: 'order placed',
    market: 'uk',
    transactionId: placed.transactionId,
  });
  expect(line).not.toContain(email);
  repair();
  expect(lettersTo(email)).toEqual([]);
});
