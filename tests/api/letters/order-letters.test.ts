import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Placement } from '../../../schemas/types/http/orders.ts';
import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import { newEmail } from '../accounts/sample-accounts.ts';
import { placedOrder, type Sample } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { patient } from '../../setup/patient.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const lettersTo = (email: string) =>
  server.db
    .selectFrom('sent_mail')
    .select(['market', 'subject', 'body', 'html'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();

/** The letters to an email address, once there are so many. */
async function letters(email: string, count: number) {
  await vi.waitFor(async () => expect(await lettersTo(email)).toHaveLength(count), patient);
  return lettersTo(email);
}

const queued = ({ transactionId }: Pick<Placement, 'transactionId'>) =>
  server.db
    .selectFrom('letter')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .orderBy('id')
    .execute();

const report = (orderId: string, sector: string, hutId: string, order_status: string) =>
  server.post(
    `/v1/orders/${orderId}/status`,
    { order_status },
    { authorization: `Bearer ${posKeyOf(server.dependencies.posSecret, sector, hutId)}` },
  );

/** An order with an address of its own to write to. */
async function ordered(sample: Sample = {}) {
  const email = newEmail();
  return { email, ...(await placedOrder(server, { ...sample, email })) };
}

describe('an order that is placed', () => {
  it('is told of with whom it is for and the greeting, and not with their number [SHP-28]', async () => {
    const recipient = { name: 'Grace Hopper', phone: '07700 900456', greeting: 'Get well <soon>' };
    const { email } = await ordered({ recipient });
    const [letter] = await letters(email, 1);
    expect(letter?.body).toContain('It is going to Grace Hopper');
    expect(letter?.body).toContain('Get well <soon>');
    expect(letter?.html).toContain('Get well &lt;soon&gt;');
    expect(`${letter?.body} ${letter?.html}`).not.toContain('900456');
  });

  it('is told of by a letter with what was ordered and what it costs, as text and as a page in the look of the market', async () => {
    const { email, customerOrderReference, total } = await ordered();
    const [letter] = await letters(email, 1);
    const amount = `£${total.toFixed(2)}`;
    expect(letter?.subject).toBe(`Your order ${customerOrderReference} is in`);
    for (const text of [letter?.body, letter?.html]) {
      expect(text).toContain('Pepperoni Classic');
      expect(text).toContain(amount);
      expect(text).toContain(customerOrderReference);
    }
    expect(letter?.body).toContain(`Total: ${amount}`);
    expect(letter?.body).toContain(`Still to be paid: ${amount}`);
    expect(letter?.html).toContain('<html lang="en-GB">');
    expect(letter?.html).toContain(server.dependencies.markets.byId('uk')?.theme.accent);
    expect(letter?.html).not.toMatch(/<script|src=|@import|url\(/);
  });

  it('is told of in the language of its customer, with the clock of its hut', async () => {
    const { email } = await ordered({
      sector: 'fr-1',
      hutId: '1101',
      items: ['reine', 'frites'],
      paymentType: 'cash/ticket',
      facts: { selectedLanguage: 'fr-FR' },
    });
    const [letter] = await letters(email, 1);
    expect(letter?.subject).toMatch(/^Votre commande \S+ est passée$/);
    expect(letter?.html).toContain('<html lang="fr-FR">');
  });

  it('is told of once, however often the order is placed, and nothing of the letter stays but that it was sent [GTW-31]', async () => {
    const placed = await ordered();
    await letters(placed.email, 1);
    await vi.waitFor(
      async () =>
        expect(await queued(placed)).toMatchObject([
          { kind: 'order placed', outcome: 'sent', recipient: null, mail: null, tries: 1 },
        ]),
      patient,
    );
  });

  it('that fails later is told of by another letter', async () => {
    const { email, orderId, customerOrderReference } = await ordered();
    await letters(email, 1);
    expect((await report(orderId, 'uk-1', '1101', 'FAILED')).status).toBe(200);
    const [, letter] = await letters(email, 2);
    expect(letter?.subject).toContain(customerOrderReference);
    expect(letter?.body).toContain('could not make your order');
    // It was to be paid at the door: there is nothing to give back.
    expect(letter?.body).not.toContain('goes back');
  });
});
