import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../../core/manifest/json.ts';
import {
  type MailServer,
  startMailServer,
} from '../../../plugins/mail-smtp/conformance/mail-server.ts';
import { testManifest } from '../../core/test-market.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { identity, newCustomer, newEmail, signIn } from '../accounts/sample-accounts.ts';
import { placedOrder } from '../orders/sample-orders.ts';

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
  const plugins = testManifest('uk').plugins.map((entry) =>
    entry.id === 'sandbox-mail' ? { id: 'mail-smtp', options } : entry,
  );
  server = await startServer({
    manifests: { uk: { plugins: plugins as unknown as JsonObject[] } },
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

/** Letters that wait are looked for every few seconds. */
const generous = { timeout: 20_000 };

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
  }, generous);

const lettersTo = (email: string) => mail.letters.filter(({ to }) => to.includes(email));

/** Longest pause before a letter is tried again, in milliseconds. */
const hour = 3_600_000;

it('waits while nobody takes it, holds up no order, and is sent once somebody does [GTW-31]', async () => {
  const repair = mail.refuse();
  const email = newEmail();
  const placed = await placedOrder(server, { email });
  await triedOnce(placed);
  expect(await letterOf(placed)).toMatchObject({ outcome: null, recipient: email });
  repair();
  expect(lettersTo(email)).toEqual([]);
  await server.clock.advance(hour);
  await vi.waitFor(async () => expect((await letterOf(placed)).outcome).toBe('sent'), generous);
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
  await vi.waitFor(async () => expect((await letterOf(placed)).outcome).toBe('sent'), generous);
  expect(lettersTo(email)).toHaveLength(1);
});

it('is given up after a day, and those who look after the shop are told, without a word of it [GTW-31]', async () => {
  const repair = mail.refuse();
  const email = newEmail();
  const placed = await placedOrder(server, { email });
  await triedOnce(placed);
  await server.clock.advance(24 * hour);
  await vi.waitFor(async () => expect((await letterOf(placed)).outcome).toBe('failed'), generous);
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
