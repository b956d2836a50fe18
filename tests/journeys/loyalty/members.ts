import { statusPath } from '../../../core/tracking/tracking-status.ts';
import type { LoyaltyAccount } from '../../../schemas/types/http/loyalty.ts';
import type { Placement, Preauthorisation } from '../../../schemas/types/http/orders.ts';
import { type AccountMarket, newIdentity } from '../accounts/customers.ts';
import { outsideAddressOf } from '../arrive.ts';

/** A customer who is signed in, as the browser keeps it: state of an arrival. */
export interface SignedIn {
  readonly market: AccountMarket;
  readonly headers: Readonly<Record<string, string>>;
  readonly state: { readonly account: Readonly<Record<string, unknown>> };
}

async function call<Body>(
  market: AccountMarket,
  path: string,
  method: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Body> {
  const answer = await fetch(outsideAddressOf(market, path), {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}

/** A new customer with an account. */
export async function signedIn(market: AccountMarket = 'uk'): Promise<SignedIn> {
  const { authentication, expiresAt } = (await newIdentity(market)).session;
  return {
    market,
    headers: { authorization: `Bearer ${authentication.access}` },
    state: { account: { authentication, tokenEndsAt: expiresAt } },
  };
}

/** Joins the loyalty programme. */
export const join = ({ headers, market }: SignedIn): Promise<LoyaltyAccount> =>
  call(market, `/v2/loyalty/account?marketId=${market}`, 'POST', {}, headers);

/** An order that is collected and paid for at the hut. */
interface Collected {
  readonly at: { readonly id: string; readonly sector: string };
  readonly currency: string;
  readonly phone: string;
  readonly amount: number;
  /** The loose items. */
  readonly deal: Readonly<Record<string, unknown>>;
}

async function collect(
  { headers, market }: SignedIn,
  { at, currency, phone, amount, deal }: Collected,
): Promise<string> {
  const request = {
    version: '1.0',
    hut: at,
    customer: {
      name: 'Ada Lovelace',
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone,
      email: 'ada@example.com',
      marketing: { all: false },
    },
    payment: { type: 'cash', amount, currency },
    disposition: { type: 'collection', when: 'asap', isCurbside: false },
    deals: [{ id: 'ND', ...deal }],
    surcharges: [],
  };
  const path = '/v1/orders/preauthorise';
  const opened = await call<Preauthorisation>(market, path, 'POST', request, headers);
  const { transactionId, orderState } = opened;
  const place = { ...request, transactionId, orderState };
  const { orderId } = await call<Placement>(market, '/v1/orders/place', 'POST', place, headers);
  // Points of what is paid at the counter come with it.
  const steer = (action: string) =>
    call(market, `/sandbox/kitchen/${orderId}`, 'POST', { action }, headers);
  await steer('pause');
  for (let step = 1; step < statusPath('collection').length; step += 1) await steer('advance');
  return transactionId;
}

/**
 * Medium Margheritas that a British customer collects at Clapham Junction: 12.99 each.
 * @returns the transaction
 */
export function collectPizzas(customer: SignedIn, count: number): Promise<string> {
  const pizza = { id: 'margherita', price: 12.99, size: 'medium', crust: 'deep-pan' };
  const amount = Math.round(1299 * count) / 100;
  return collect(customer, {
    at: { id: '1101', sector: 'uk-1' },
    currency: 'GBP',
    phone: '07700 900123',
    amount,
    deal: { price: amount, pizzas: Array.from({ length: count }, () => pizza) },
  });
}

/** Two breads that a Canadian customer collects in Toronto, with tax on top: one point. */
export function collectBreads(customer: SignedIn): Promise<string> {
  const bread = { id: 'garlic-bread', price: 5.99 };
  return collect(customer, {
    at: { id: '6001', sector: 'ca-1' },
    currency: 'CAD',
    phone: '4165550123',
    amount: 13.54,
    deal: { price: 11.98, sides: [bread, bread] },
  });
}

/** Joins, and earns points enough for a reward: a pizza for five points of two orders, in Canada bread for one each of three. */
export async function earnReward(customer: SignedIn): Promise<void> {
  await join(customer);
  if (customer.market === 'ca') {
    for (let orders = 0; orders < 3; orders += 1) await collectBreads(customer);
    return;
  }
  await collectPizzas(customer, 3);
  await collectPizzas(customer, 2);
}

const withReward = async (market: AccountMarket): Promise<SignedIn> => {
  const customer = await signedIn(market);
  await earnReward(customer);
  return customer;
};

/** A British member with points enough for a free pizza. */
export const memberWithPoints = (): Promise<SignedIn> => withReward('uk');

/** A Canadian member with points enough for bread. */
export const canadianMember = (): Promise<SignedIn> => withReward('ca');
