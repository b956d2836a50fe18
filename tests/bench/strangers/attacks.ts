import { once } from 'node:events';
import { Agent } from 'node:http';
import { Worker } from 'node:worker_threads';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { sampleOrder } from '../../api/orders/sample-orders.ts';
import { startServer } from '../../api/start-server.ts';
import type { AttackerOrders, Done } from './attacker.ts';
import { send } from './send.ts';

/** The address of everything that attacks; each attack has one of its own, so that it has all of its limits. */
const network = '203.0.113.';

/** Attacks for a while, in milliseconds. */
export type Attack = (forMs: number) => Promise<Done>;

interface AttackCall {
  readonly path: string;
  /** The body of all calls, `{count}` in it the number of each in five digits; without it the call is a GET. */
  readonly body?: object;
}

const meta = { hutId: '1101', sector: 'uk-1', isTest: false, traceId: 'bench', timestamp: 1 };
const tenant = { language: 'en-GB', method: 'password', tenant: '44-gbr-delivery' };
const password = 'Reginella8-Tramontana';
const email = 'attacker-{count}@example.com';

/** An order as a browser would make it. */
async function goodOrder(): Promise<OrderRequest> {
  const server = await startServer();
  try {
    const items = ['pepperoni-classic', 'margherita', 'garlic-bread'];
    return await sampleOrder(server, { items, paymentType: 'microform' });
  } finally {
    await server.close();
  }
}

/** As many different products as a basket may have, in sizes that many deals want. */
async function hugeBasket(base: string): Promise<object> {
  const agent = new Agent();
  const productsOf = async (category: string): Promise<readonly Product[]> => {
    const path = `/v2/products/${category}?sector=uk-1&hutid=1101&locale=en-GB`;
    const { text } = await send(base + path, { agent, address: '192.0.2.1' });
    const { data } = JSON.parse(text) as { readonly data: readonly Product[] };
    return data;
  };
  const [pizzas, sides, drinks] = await Promise.all(['pizzas', 'sides', 'drinks'].map(productsOf));
  const take = (products: readonly Product[] | undefined, count: number) =>
    Array.from({ length: count }, (_, at) => products?.[at % products.length]).filter(
      (product) => product !== undefined,
    );
  const sizes = ['medium', 'large', 'small'];
  return {
    version: '1.0',
    hut: { id: '1101', sector: 'uk-1' },
    disposition: { type: 'delivery' },
    payment: { amount: 1 },
    deals: [
      {
        id: 'ND',
        pizzas: take(pizzas, 80).map(({ id }, at) => ({
          id,
          size: sizes[at % sizes.length],
          basketItemID: `p${at}`,
        })),
        sides: take(sides, 60).map(({ id }, at) => ({ id, basketItemID: `s${at}` })),
        drinks: take(drinks, 60).map(({ id }, at) => ({ id, basketItemID: `d${at}` })),
      },
    ],
  };
}

/** The dear calls that one address may make, by name. */
export async function attacksOn(base: string): Promise<Readonly<Record<string, Attack>>> {
  const [order, basket] = await Promise.all([goodOrder(), hugeBasket(base)]);
  const wrong = { ...order, deals: Array.from({ length: 60 }, () => wrongGroup) };
  const calls: Readonly<Record<string, AttackCall>> = {
    optimise: { path: '/v1/deals/optimise', body: basket },
    'sign-in': {
      path: '/v1/identity/sign-in',
      body: { email, password },
    },
    'sign-up': {
      path: '/v1/identity/sign-up',
      body: { email, password, attributes: tenant },
    },
    reset: { path: '/v1/identity/forgot-password', body: { email } },
    voucher: { path: '/v1/vouchers/validate?sector=uk-1&code=NOBODYKNOWS' },
    'gift card': {
      path: '/v2/gift-cards/check',
      body: { meta, data: { cardNumber: '69990000000{count}', cardPin: '1234', amount: 1 } },
    },
    order: {
      path: '/v1/orders/preauthorise',
      body: { ...order, customer: { ...order.customer, name: 'Ada {count}' } },
    },
    'huge wrong order': { path: '/v1/orders/preauthorise', body: wrong },
    'huge basket': {
      path: '/v1/basket-validator/',
      body: { ...basket, payment: order.payment },
    },
  };
  return Object.fromEntries(
    Object.entries(calls).map(([name, call], index) => [
      name,
      attackBy(base, call, `${network}${index + 1}`),
    ]),
  );
}

/** Many items of which each is wrong in many ways, close to the largest body that is read. */
const wrongGroup = {
  id: 'ND',
  pizzas: Array.from({ length: 40 }, () => ({ id: 7, size: [], crust: {}, basketItemID: null })),
};

/** Attacks from a thread of its own: whoever measures must not wait for it. */
const attackBy =
  (base: string, { path, body }: AttackCall, address: string): Attack =>
  async (forMs) => {
    const orders: AttackerOrders = {
      url: base + path,
      address,
      forMs,
      ...(body && { body: JSON.stringify(body) }),
    };
    const attacker = new Worker(new URL('attacker.ts', import.meta.url), { workerData: orders });
    const [done] = (await once(attacker, 'message')) as [Done];
    await attacker.terminate();
    return done;
  };
