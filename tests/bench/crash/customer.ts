import { setTimeout as delay } from 'node:timers/promises';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { Placement, Preauthorisation } from '../../../schemas/types/http/orders.ts';
import { type Answer, call, type CallHeaders } from '../../api/call.ts';
import { britishPhone, britishPhones } from '../../api/orders/british-phone.ts';
import { placeRequest } from '../../api/orders/sample-orders.ts';
import { goodCard } from '../../api/payments/sandbox-payments.ts';
import type { Ledger } from './ledger.ts';
import type { Chance } from './random.ts';
import { placeholder, type Template } from './shop.ts';

/** What customers order with. */
export interface Street {
  /** An address to call now; undefined where none takes calls, or the caller is to wait a little. */
  readonly address: () => string | undefined;
  readonly templates: readonly Template[];
  readonly ledger: Ledger;
  /** The run is over: nobody begins anything new. */
  readonly isOver: () => boolean;
}

/** Test cards by how often they are used: most are approved, some decide later, some never. */
const cards = [
  '4111111111111111',
  '4111111111111111',
  '4111111111111111',
  '4000000000000077',
  '4000000000000002',
];

/** How often a call is repeated whose answer did not come. */
const mostTries = 6;
const retryMs = 60;

/** An address that takes calls, as soon as there is one; undefined when the run ends first. */
async function openAddress({ address, isOver }: Street): Promise<string | undefined> {
  for (;;) {
    const origin = address();
    if (origin !== undefined || isOver()) return origin;
    await delay(retryMs);
  }
}

/** Posts until there is an answer, to whichever server is there; undefined when none came. */
async function post<Body>(
  street: Street,
  path: string,
  body: unknown,
  headers: CallHeaders = {},
): Promise<Answer<Body> | undefined> {
  const { ledger } = street;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const origin = await openAddress(street);
    if (origin === undefined) return undefined;
    ledger.inFlight += 1;
    try {
      const answer = await call<Body>(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      ledger.answered(path.split('/').at(-1) ?? path, answer.status);
      if (answer.status !== 503) return answer;
    } catch {
      // The server was killed with the call in its hands, or before it had come.
    } finally {
      ledger.inFlight -= 1;
    }
    await delay(retryMs * (tries + 1));
  }
  return undefined;
}

/** The proxy in front tells every customer's own address; of one address servers take only so many calls. */
const addressOf = (chance: Chance): CallHeaders => {
  const part = () => Math.floor(chance.next() * 256);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
};

/** What a customer orders, and the headers that go with each call for it. */
interface Visit {
  readonly request: OrderRequest;
  readonly headers: CallHeaders;
}

/** The request of a template as one customer sends it: with a mark, a number and a place of its own. */
async function requestOf(
  street: Street,
  { request }: Template,
  { key, phone, headers }: { key: string; phone: string; headers: CallHeaders },
): Promise<OrderRequest | undefined> {
  const marked = { ...request, customer: { ...request.customer, phone }, utm: { source: key } };
  if (!JSON.stringify(request).includes(placeholder)) return marked;
  const asked = {
    numCookedItems: 2,
    postcode: 'SW11 1JB',
    hut: { sector: 'uk-1', id: '1101' },
  };
  const reserved = await post<{ readonly id: string }>(
    street,
    '/v1/plugins/uk-priority-delivery/v1/priority-orders/reservation?sector=uk-1',
    asked,
    headers,
  );
  if (reserved?.status !== 201) return undefined;
  return JSON.parse(
    JSON.stringify(marked).replaceAll(placeholder, reserved.body.id),
  ) as typeof marked;
}

/** Places an attempt once, or twice at the same moment as from two tabs, and notes what was answered. */
async function place(
  street: Street,
  chance: Chance,
  body: object,
  { headers }: Visit,
): Promise<void> {
  const tabs = chance.happens(0.2) ? 2 : 1;
  await Promise.all(
    Array.from({ length: tabs }, async () => {
      const answer = await post<Partial<Placement>>(street, '/v1/orders/place', body, headers);
      if (answer?.status !== 200 && answer?.status !== 410) return;
      const { transactionId, orderId } = answer.body;
      if (transactionId && orderId) street.ledger.placed(transactionId, orderId);
    }),
  );
}

async function pay(
  street: Street,
  chance: Chance,
  transactionId: string,
  { headers }: Visit,
): Promise<string | undefined> {
  const path = `/sandbox/gateway/frame/${transactionId}/token`;
  const typed = { ...goodCard, number: chance.among(cards) };
  return (await post<{ token: string }>(street, path, typed, headers))?.body.token;
}

/** One order from the menu to the door, with everything that people do on the way. */
async function order(street: Street, chance: Chance): Promise<void> {
  const template = chance.among(street.templates);
  const key = chance.key();
  const headers = { ...template.headers, ...addressOf(chance) };
  const phone = britishPhone(Math.floor(chance.next() * britishPhones));
  const request = await requestOf(street, template, { key, phone, headers });
  if (!request) return;
  const visit: Visit = { request, headers };
  const open = (name: string, more: CallHeaders = {}) =>
    post<Preauthorisation>(street, '/v1/orders/preauthorise', request, {
      ...headers,
      ...more,
      'idempotency-key': name,
    });
  const repeats = chance.happens(0.2) ? 2 : 1;
  const answers = await Promise.all(Array.from({ length: repeats }, () => open(key)));
  let [opened] = answers.filter((answer) => answer?.status === 200);
  for (const answer of answers) {
    if (answer?.status === 200) street.ledger.attempt(key, answer.body.transactionId);
  }
  if (opened && chance.happens(0.1)) {
    const again = `${key}-again`;
    opened = await open(again, { 'replaces-order': opened.body.orderState });
    if (opened?.status === 200) street.ledger.attempt(again, opened.body.transactionId);
  }
  if (opened?.status !== 200 || chance.happens(0.05)) return;
  const isCard = opened.body.paymentType === 'microform';
  const token = isCard ? await pay(street, chance, opened.body.transactionId, visit) : undefined;
  const extras = token === undefined ? {} : { paymentAuthorisationResponse: token };
  await place(street, chance, placeRequest(request, opened.body, extras), visit);
}

/** A customer who orders until the run is over. */
export async function customer(street: Street, chance: Chance): Promise<void> {
  while (!street.isOver()) {
    if (await openAddress(street)) await order(street, chance);
  }
}
