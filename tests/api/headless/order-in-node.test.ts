import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlacesApi } from '../../../client/address/places-api.ts';
import { type App, AppStore } from '../../../client/app-store.ts';
import { createBasketApi } from '../../../client/basket/basket-api.ts';
import { createDealsApi } from '../../../client/deals/deals-api.ts';
import { createGiftCardsApi } from '../../../client/gift-cards/gift-cards-api.ts';
import { createHutsApi } from '../../../client/huts/huts-api.ts';
import { callHeaders } from '../../../client/kernel/call-headers.ts';
import { createHttpClient } from '../../../client/kernel/http-client.ts';
import { createMenuApi } from '../../../client/menu/menu-api.ts';
import { OrderingStore } from '../../../client/ordering-store.ts';
import { createOrdersApi } from '../../../client/orders/orders-api.ts';
import { createPaymentsApi } from '../../../client/payments/payments-api.ts';
import { PurchaseStore } from '../../../client/purchase-store.ts';
import { createPagesApi } from '../../../client/shell/pages-api.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import { createUpsellsApi } from '../../../client/upsells/upsells-api.ts';
import { createVouchersApi } from '../../../client/vouchers/vouchers-api.ts';
import { openMarket } from '../../../core/engine/open-market.ts';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { testEnvironment } from '../../client/test-environment.ts';
import { loudFailures } from '../../setup/loud-failures.ts';
import { pluginLoaders } from '../../setup/plugin-loaders.ts';
import { stateOf } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The shop without a screen, in this process: real calls to the server, storage in memory. */
async function openShop(sector: string) {
  const running = server.dependencies.markets.bySector(sector);
  if (!running) throw new Error(`No market has the sector ${sector}.`);
  // As a page gets it: what a browser may not know is left out.
  const manifest = JSON.parse(JSON.stringify(running.clientManifest)) as Manifest;
  const market = await openMarket(manifest, pluginLoaders, loudFailures);
  const recorded = testEnvironment(market);
  const { visit } = recorded;
  const http = createHttpClient({
    fetch,
    baseUrl: server.url,
    timeoutMs: manifest.http.timeoutMs,
    headers: () => callHeaders({ visit, host: new URL(server.url).host, productionHosts: [] }),
    token: async () => app.accessToken(),
  });
  const isMobileApp = () => false;
  const environment: typeof recorded = {
    ...recorded,
    http,
    now: server.clock.now,
    randomId: () => crypto.randomUUID(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    huts: createHutsApi(http, manifest.hut),
    pages: createPagesApi(http),
    places: createPlacesApi({
      http,
      country: manifest.geocoding.country,
      geocoder: () => market.extensions.one('geocoder'),
      isPrerendering: () => false,
      loadScript: () => Promise.reject(new Error('There is no page to load a script into.')),
      locale: recorded.locale,
    }),
    menu: createMenuApi(http),
    deals: createDealsApi(http, isMobileApp),
    basket: createBasketApi(http),
    vouchers: createVouchersApi(http, isMobileApp),
    giftCards: createGiftCardsApi(http),
    upsells: createUpsellsApi(http),
    orders: createOrdersApi(http),
    payments: createPaymentsApi(http),
  };
  const whole: WholeEnvironment = environment;
  const app: App = AppStore.create({}, whole);
  app.loadsTiersBy({
    ordering: async () => OrderingStore.create({}, whole),
    purchase: async () => PurchaseStore.create({}, whole),
    account: () => Promise.reject(new Error('Nobody is signed in.')),
  });
  return { app, environment };
}

it('a pizza is ordered by the shop without a screen, from the postcode to the placed order [ENG-02]', async () => {
  expect('document' in globalThis).toBe(false);
  const { app, environment } = await openShop('uk-1');

  const localised = await app.hutSearch.localiseByAddress(
    { postcode: 'SW11 1JB' },
    { type: 'delivery', when: 'asap' },
  );
  expect(localised).toEqual({ kind: 'localised' });
  expect(app.localisation.hut?.sector).toBe('uk-1');

  await Promise.all([app.menu.load(), app.deals.load()]);
  const pizza = app.menu.catalogue?.products.get('pepperoni-classic');
  if (!pizza) throw new Error('The menu has no such pizza.');
  app.basket.addItem(defaultChoice(pizza));
  app.basket.addItem(defaultChoice(pizza));
  expect(app.basket.priced?.total).toBeGreaterThan(0);

  await app.readyToBuy();
  const addresses: string[] = [];
  app.order.onNavigate((address) => void addresses.push(address));
  const typed: Readonly<Record<string, string>> = {
    name: 'Ada Byron',
    email: 'ada@example.com',
    phone: '020 7946 0123',
    addressLine1: '12 Lavender Hill',
    town: 'London',
  };
  for (const { name } of [...app.checkout.contactFields, ...app.checkout.addressFields]) {
    if (typed[name] !== undefined) app.checkout.setValue(name, typed[name]);
  }
  app.checkout.choosePaymentType('cash');
  await app.order.submit();

  expect(environment.reports.filter(({ level }) => level === 'error')).toEqual([]);
  expect(app.order.failure).toBeUndefined();
  const query = new URLSearchParams(addresses.at(-1)?.split('?')[1]);
  const transactionId = query.get('transactionId') ?? undefined;
  expect(await stateOf(server, transactionId)).toBe('placed');
  expect(app.basket.isEmpty).toBe(true);
});
