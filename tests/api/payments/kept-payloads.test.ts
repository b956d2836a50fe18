import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const mark = 'marked-4111111111111111-737';

/** Everything that the database holds, as text. */
async function everything({ db }: TestServer): Promise<string> {
  const { rows: tables } = await sql<{ readonly name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`.execute(db);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } =
        await sql`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(db);
      return JSON.stringify(rows);
    }),
  );
  return texts.join('\n');
}

it('stores nothing of what a wallet or a provider gave, whichever type it is sent with', async () => {
  const request = await sampleOrder(server, { email: 'marked@example.com' });
  for (const name of ['worldpay', 'applePay', 'googlePay', 'paypal', 'visaCheckout']) {
    const payload = { token: { paymentData: mark }, callId: mark, hutId: '1101' };
    for (const type of ['cash', 'applePay', 'googlePay']) {
      const payment = { ...request.payment, type, [name]: payload };
      const { status } = await preauthorise(server, { ...request, payment });
      expect([200, 402]).toContain(status);
    }
  }
  const kept = await everything(server);
  expect(kept).toContain('marked@example.com');
  expect(kept).not.toContain(mark);
});
