import {
  isServedBySandbox,
  sandboxName,
} from '../../../plugins/sandbox-gateway/adapter/sandbox-gateway.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppStore } from '../../../client/app-store.ts';
import { OrderingStore } from '../../../client/ordering-store.ts';
import { PurchaseStore } from '../../../client/purchase-store.ts';
import type { Market } from '../../../core/engine/start-market.ts';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import type { OrdersApi } from '../../../client/orders/orders-api.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import { HttpError } from '../../../client/kernel/http-client.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { MenuOptions } from '../../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type {
  HutStatusSummary,
  OrderSummary,
  PlaceRequest,
  Preauthorisation,
} from '../../../schemas/types/http/orders.ts';
import { root } from '../../../tools/tasks/project.ts';
import { servedManifest } from '../../../server/markets/served-manifest.ts';
import { testEnvironment } from '../test-environment.ts';
import { type MarketId, testMarket } from '../../core/test-market.ts';

const read = <Content>(market: MarketId, name: string): Content =>
  JSON.parse(
    readFileSync(join(root, `markets/${market}/catalogue/${name}.json`), 'utf8'),
  ) as Content;

const everywhere = { delivery: 'AVAILABLE', collection: 'AVAILABLE', dinein: 'AVAILABLE' } as const;

export const openHut: HutStatusSummary = {
  physical: everywhere,
  web: { asap: everywhere, scheduled: everywhere },
};

/** The answer of a pre-authorisation; offline where nothing more is given. */
export const preauthorised = (more: Partial<Preauthorisation> = {}): Preauthorisation => ({
  orderId: 'order-1',
  customerOrderReference: 'FN-1001',
  transactionId: 'transaction-1',
  orderState: 'signed-state',
  paymentType: 'cash',
  totalPrice: 20,
  ...more,
});

/** A refusal of the server. */
export const refused = (status: number, json: unknown): HttpError =>
  new HttpError({ url: '/', status, statusText: '', type: 'application/json', text: '', json });

/** An order as the server summarises it, in a state. */
export const summaryIn = (state: OrderSummary['state']): OrderSummary => ({
  orderId: 'order-1',
  customerOrderReference: 'FN-1001',
  transactionId: 'transaction-1',
  state,
  currency: 'GBP',
  total: 20,
  tax: 0,
  paymentType: 'cash',
  timestamp: '2026-03-04T12:00:00Z',
  lines: [],
  hut: { id: '1101', sector: 'uk-1', name: 'Clapham Junction', phone: '020 7946 0101' },
  disposition: { type: 'collection', when: 'asap' },
});

/** Answers of the orders API, each call written down; a test replaces what it needs. */
export const orderCalls = (answers: Partial<OrdersApi> = {}) => {
  const keys: string[] = [];
  const placed: PlaceRequest[] = [];
  const api: OrdersApi = {
    preauthorise: (request, key, replaces) => {
      keys.push(key);
      return answers.preauthorise?.(request, key, replaces) ?? Promise.resolve(preauthorised());
    },
    place: (request) => {
      placed.push(request);
      return (
        answers.place?.(request) ??
        Promise.resolve({
          status: 200,
          body: {
            orderId: 'order-1',
            customerOrderReference: 'FN-1001',
            transactionId: request.transactionId,
            status: 'CONFIRMING',
            total: request.payment.amount,
          },
        })
      );
    },
    summary: (id) => answers.summary?.(id) ?? Promise.resolve(summaryIn('placed')),
  };
  return { api, keys, placed };
};

const markets = new Map<MarketId, Market>();

/** A sample market as its server sends it. */
const servedMarket = async (id: MarketId): Promise<Market> => {
  const market = await testMarket(id);
  return {
    ...market,
    manifest: servedManifest(market.manifest, {
      gateways: [{ id: sandboxName, serves: isServedBySandbox }],
      identityProviders: [],
    }),
  };
};

/** Contact details that every market's form takes. */
const details = {
  name: 'Ada Byron',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
} as const;

const phones: Readonly<Record<MarketId, string>> = {
  uk: '020 7946 0123',
  fr: '01 40 20 50 50',
  in: '98765 43210',
  ca: '416 555 0123',
};

/** The whole application at the first hut of a market, for collection, with two pizzas in the basket. */
export const openCheckout = async (
  overrides: Partial<WholeEnvironment> = {},
  id: MarketId = 'uk',
  snapshot: Parameters<typeof PurchaseStore.create>[0] = {},
) => {
  const market = markets.get(id) ?? (await servedMarket(id));
  markets.set(id, market);
  const hut = read<Hut[]>(id, 'huts')[0] as Hut;
  const products = read<Product[]>(id, 'products').filter(
    ({ sectors }) => sectors?.includes(hut.sector) ?? true,
  );
  const addresses: string[] = [];
  const environment = testEnvironment(market, {
    menu: {
      products: async (_of, category, kind) =>
        products.filter(
          (product) => `${product.type}s` === category && (!kind || product.kind === kind),
        ),
      options: async () => read<MenuOptions>(id, 'options'),
      skus: async () => [],
    },
    deals: { deals: async () => [], discounts: async () => [] },
    huts: { ...testEnvironment(market).huts, status: async () => openHut },
    ...overrides,
  });
  const app = AppStore.create(
    { localisation: { hut, disposition: { type: 'collection' } } },
    environment,
  );
  app.attachOrdering(OrderingStore.create({}, environment));
  const purchase = PurchaseStore.create(snapshot, environment);
  app.attachPurchase(purchase);
  app.order.onNavigate((address) => void addresses.push(address));
  await Promise.all([app.menu.load(), app.deals.load()]);
  const pizza = products.find(({ type }) => type === 'pizza') as Product;
  app.basket.addItem(defaultChoice(pizza));
  app.basket.addItem(defaultChoice(pizza));
  return { app, purchase, environment, addresses, hut, pizza };
};

type Checkout = Awaited<ReturnType<typeof openCheckout>>['app'];

/** Fills the form in, as a customer of the market would, and chooses a payment type. */
export const fillIn = ({ checkout }: Checkout, id: MarketId = 'uk', type = 'cash'): void => {
  for (const { name } of checkout.contactFields) {
    checkout.setValue(name, name === 'phone' ? phones[id] : (details[name as 'name'] ?? ''));
  }
  checkout.choosePaymentType(type);
};
