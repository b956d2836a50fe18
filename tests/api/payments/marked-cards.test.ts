import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { Preauthorisation } from '../../../schemas/types/http/orders.ts';
import { placeOrder, preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { type Answer, call } from '../call.ts';
import type { TestServer } from '../start-server.ts';
import { atTheDoor, waysOnline } from './every-way.ts';
import { startUnsettled } from './silent-gateway.ts';

/** What must stand nowhere, in words that nothing else has. */
const marks = {
  number: '4111111111111111',
  spaced: '4111 1111 1111 1111',
  holder: 'MARKED-HOLDER',
  payload: 'MARKED-WALLET-PAYLOAD',
};

/** A security code has too few digits to be told from parts of ids: where it stands, it stands by itself. */
const code = '9173';
const loneCode = new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`);

const card = {
  number: marks.spaced,
  name: marks.holder,
  month: '12',
  year: '39',
  securityCode: code,
};

/** What a careless browser or provider could send beside what is asked for. */
const marked = { card, cvv: code, pan: marks.number, raw: marks.payload };

/** Names under which orders carry what wallets and card forms gave, whatever they are paid with. */
const payloads = ['vtexCard', 'applePay', 'googlePay', 'visaCheckout', 'paypal'] as const;

const logged: string[] = [];
const answered: string[] = [];
let real: TestServer;
let server: TestServer;
beforeAll(async () => {
  real = await startUnsettled({ gatewayTimeoutMs: 10_000 }, (line) => logged.push(line));
  server = marking(real);
});
afterAll(() => real.close());

/** A payload with marks in it: its token still says what it comes to. */
const withMarks = (given: Readonly<Record<string, unknown>>) => ({
  ...marked,
  ...given,
  ...(typeof given['token'] === 'string' && {
    token: `${given['token']} ${marks.payload}`,
  }),
});

type Given = Readonly<Record<string, unknown>>;

/** Parts of a payment that no provider has a say in. */
const own = ['breakdown'];

/** A request that carries marks in what was given for its payment, and under the names of other payloads. */
function markedRequest(request: OrderRequest): object {
  const parts = Object.entries(request.payment).flatMap(([name, part]) =>
    typeof part === 'object' && part !== null && !own.includes(name)
      ? [[name, part as unknown as Given] as const]
      : [],
  );
  const others = payloads.map((name) => [name, {}] as const);
  const all = Object.fromEntries(
    [...others, ...parts].map(([name, given]) => [name, withMarks(given)]),
  );
  return { ...request, payment: { ...request.payment, ...all } };
}

/** The same server, whose orders carry marks, and of whose answers every one is written down. */
function marking(plain: TestServer): TestServer {
  const writtenDown = <Body>(answer: Answer<Body>): Answer<Body> => {
    answered.push(JSON.stringify([answer.body, [...answer.headers]]));
    return answer;
  };
  return {
    ...plain,
    get: async (path, headers) => writtenDown(await plain.get(path, headers)),
    post: async (path, body, headers) => {
      const isOrder = path === '/v1/orders/preauthorise';
      const sent = isOrder ? markedRequest(body as OrderRequest) : body;
      return writtenDown(await plain.post(path, sent, headers));
    },
  };
}

/** Every row of every table of the database, those of plugins included. */
async function everyRow(): Promise<string> {
  const { rows: tables } = await sql<{ readonly name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(real.db);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ readonly row: string }>`
        select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(real.db);
      return rows.map(({ row }) => `${name} ${row}`).join('\n');
    }),
  );
  return texts.join('\n');
}

/** The marks that stand somewhere in a text. */
const marksIn = (text: string): readonly string[] => [
  ...Object.values(marks).filter((mark) => text.includes(mark)),
  ...(loneCode.test(text) ? [code] : []),
];

/** What a browser does that takes the number of a card for its token, and hands on what is nobody's business. */
async function tryCarelessly({
  request,
  opened,
}: {
  readonly request: OrderRequest;
  readonly opened: Preauthorisation;
}): Promise<void> {
  const paymentType = request.payment.type;
  await placeOrder(server, request, opened, {
    paymentAuthorisationResponse: marks.number,
    orderid: marks.payload,
    hash: marks.payload,
    cardType: marks.holder,
  });
  const id = opened.transactionId;
  for (const form of [`frame/${id}/token`, 'card-form/token']) {
    await server.post(`/sandbox/gateway/${form}`, card);
    await server.post(`/sandbox/gateway/${form}`, { ...card, month: '13' });
  }
  await server.post('/v1/payment-providers/payer-auth-check', {
    transactionId: id,
    orderId: opened.orderId,
    paymentType,
    sessionId: marks.payload,
    deviceData: `${marks.payload} ${marks.number}`,
    returnUrl: `${server.url}/order/checkout/`,
  });
  await server.post(`/v1/payment-providers/${paymentType}/notifications`, marked);
  await call(`${server.url}/v1/orders/place`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"transactionId": "${id}", "card": ${JSON.stringify(card)}`,
  }).then(({ body }) => answered.push(JSON.stringify(body)));
}

describe('card numbers, security codes and what wallets gave', () => {
  it('stand in no table, log line, trace or answer, whichever of the 22 types they are sent with [GTW-22]', async () => {
    const email = 'marked@example.com';
    expect(waysOnline.length + atTheDoor.length).toBe(22);
    for (const [paymentType, sample, way] of waysOnline) {
      const bought = { ...sample, paymentType, email };
      await way(server, bought, 'approve');
      await way(server, bought, 'exception');
      await tryCarelessly(await way(server, bought, 'decline'));
    }
    for (const [paymentType, sample] of atTheDoor) {
      const request = await sampleOrder(server, { ...sample, paymentType, email });
      const { body: opened } = await preauthorise(server, request);
      await tryCarelessly({ request, opened });
    }
    const rows = await everyRow();
    const places = {
      rows,
      log: logged.join('\n'),
      answers: answered.join('\n'),
    };
    for (const [place, text] of Object.entries(places)) {
      const found = text.split('\n').filter((line) => marksIn(line).length > 0);
      expect([place, found.slice(0, 3)]).toEqual([place, []]);
    }
    // What is kept and told of orders is among what was searched, in the tables of plugins too.
    expect(rows).toContain(email);
    expect(rows).toMatch(/^"?plugin_/m);
    expect(places.log).toContain('transactionId');
    expect(places.answers).toContain('orderState');
  });
});
