import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { checkOptions } from '../../../server/markets/schemas.ts';
import { StartError } from '../../../core/engine/start-error.ts';
import { startMarket } from '../../../core/engine/start-market.ts';
import type { PaymentProvider } from '../../../core/payments/payment-provider.ts';
import { pluginLoaders } from '../../setup/plugin-loaders.ts';
import hut from '../../../schemas/catalogue/hut.schema.json' with { type: 'json' };
import orderRequest from '../../../schemas/http/order-request.schema.json' with { type: 'json' };
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { plugin } from '../../core/engine/sample-plugins.ts';
import { testManifest } from '../../core/test-market.ts';
import { fillIn, openCheckout, orderCalls, preauthorised } from '../orders/open-checkout.ts';
import { testEnvironment } from '../test-environment.ts';
import { agree, config, scripted } from './scripted-wallet.ts';
import { loudFailures } from '../../setup/loud-failures.ts';

const sheet = scripted(agree);

/** Types that nobody has heard of: one paid at the door, one by a sheet of its own. */
const madeUp: PaymentProvider = {
  types: [
    { type: 'acorns', flow: 'offline', label: 'l', hint: 'h', icon: 'cash' },
    {
      type: 'moonpay',
      flow: 'wallet-sheet',
      payload: 'moonlight',
      failure: 'ECLIPSE',
      label: 'l',
      hint: 'h',
      icon: 'wallet',
    },
  ],
  wallets: { moonpay: async () => sheet },
};

const loaders = {
  ...pluginLoaders,
  'pay-made-up': async () => ({
    default: plugin('pay-made-up', [{ point: 'payment-provider', make: () => madeUp }]),
  }),
};

/** A sample market that takes the made-up types besides its own. */
const start = (types: readonly string[], more: object = {}) => {
  const manifest = testManifest('uk');
  const { payments, plugins } = manifest;
  const changed = {
    ...manifest,
    plugins: [...plugins, { id: 'pay-made-up' }],
    payments: { ...payments, types: [...payments.types, ...types], ...more },
  };
  return startMarket(changed, 'markets/uk/manifest.json', loaders, checkOptions, {
    watch: loudFailures,
  });
};

const isRequest = new Ajv({ strict: false }).addSchema(hut).compile(orderRequest);

/** The checkout of a hut that takes the made-up types, with the requests that left it. */
const openShop = async (answer = async () => preauthorised()) => {
  const market = await start(['acorns', 'moonpay']);
  const requests: OrderRequest[] = [];
  const { api, placed } = orderCalls({
    preauthorise: async (request) => {
      requests.push(request);
      return answer();
    },
  });
  const supportedPayment = [{ type: 'acorns' }, { type: 'moonpay' }];
  const shop = await openCheckout({
    market,
    orders: api,
    payments: {
      ...testEnvironment(market).payments,
      storeConfig: async () => ({ ...config, supportedPayment }),
    },
  });
  await shop.app.checkout.open();
  await expect.poll(() => shop.purchase.wallets.available).toEqual(['moonpay']);
  return { ...shop, requests, placed };
};

describe('a payment type that only its plugin knows', () => {
  it('is offered beside those of the market', async () => {
    const { app } = await openShop();
    // Its wallet comes before what the market lists earlier [SHP-17].
    expect(app.paymentChoice.offeredTypes.map(({ type }) => type)).toEqual(['moonpay', 'acorns']);
  });

  it('pays an order at the door [ENG-24]', async () => {
    const { app, placed, requests } = await openShop();
    fillIn(app, 'uk', 'acorns');
    await app.order.submit((key) => key);
    await expect.poll(() => app.order.flow).toBe('placed');
    expect(requests[0]?.payment.type).toBe('acorns');
    expect(placed).toHaveLength(1);
  });

  it('pays an order with what its sheet gave, in a request that the server takes [ENG-24]', async () => {
    const { app, placed, requests } = await openShop();
    fillIn(app, 'uk', 'moonpay');
    await app.order.submit((key) => key);
    await expect.poll(() => app.order.flow).toBe('placed');
    expect(requests[0]?.payment).toMatchObject({
      type: 'moonpay',
      moonlight: { token: 'secret-token' },
    });
    expect([isRequest(requests[0]), isRequest.errors]).toEqual([true, null]);
    expect(placed).toHaveLength(1);
  });

  it('fails by the name that it declares [ENG-24]', async () => {
    const { app } = await openShop(() => Promise.reject(new Error('no answer')));
    fillIn(app, 'uk', 'moonpay');
    await app.order.submit((key) => key);
    await expect.poll(() => app.order.failure?.name).toBe('ECLIPSE');
  });
});

describe('a payment type that no plugin of the market declares', () => {
  it('stops the start, with where it is named and the nearest name [ENG-24]', async () => {
    const problems = async (...changes: Parameters<typeof start>) => {
      const error: unknown = await start(...changes).catch((failure: unknown) => failure);
      return error instanceof StartError ? error.problems : error;
    };
    const at = testManifest('uk').payments.types.length;
    const file = 'markets/uk/manifest.json';
    expect(await problems(['moonpya'])).toMatchObject([
      { file, pointer: `/payments/types/${at}`, found: '"moonpya"', nearest: 'moonpay' },
    ]);
    expect(await problems([], { default: 'crad', maxAmount: { acrons: 5 } })).toMatchObject([
      { file, pointer: '/payments/default', nearest: 'card' },
      { file, pointer: '/payments/maxAmount/acrons', nearest: 'acorns' },
    ]);
  });
});
