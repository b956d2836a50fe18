import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  eigenReturn,
  eigenStandIn,
  openCardPage,
} from '../../../plugins/gateway-eigen/conformance/stand-in.ts';
import { preauthorise } from '../orders/sample-orders.ts';
import { tried } from './gateway-suite.ts';
import { GatewayTrial, type GatewayTrialSettings } from './gateway-trial.ts';

const account = {
  merchantId: 'harbour',
  pageSecret: 'a secret of the page',
  terminalId: 'HARBOUR1',
  directSecret: 'a secret of the terminal',
};

const settings = {
  market: 'ca',
  gateway: 'eigen',
  type: 'eigen',
  provider: eigenStandIn(account),
  options: {
    merchantId: account.merchantId,
    pageSecretVariable: 'EIGEN_PAGE_SECRET',
    terminalId: account.terminalId,
    directSecretVariable: 'EIGEN_DIRECT_SECRET',
    currency: 'CAD',
    releaseCode: '5',
  },
  variables: {
    EIGEN_PAGE_SECRET: account.pageSecret,
    EIGEN_DIRECT_SECRET: account.directSecret,
  },
  addresses: (url) => ({ address: `${url}/terminal`, page: `${url}/page` }),
  hasOneCurrency: true,
  hasNoPending: true,
  isOpenedByBrowser: true,
  visit: ({ iframeUrl = '' }, { ledger }) => openCardPage(iframeUrl, ledger, account),
  brought: (payment, { ledger }) => eigenReturn(payment, ledger, account),
} as const satisfies GatewayTrialSettings;

const eigen = tried(settings);

beforeAll(eigen.start);
afterAll(eigen.close);

it.each(eigen.promises)('a payment at Eigen %s [GTW-14]', async (_title, keep) => {
  await expect(keep()).resolves.toBeUndefined();
});

it('asks the terminal for a change once, and for no other when its answer was lost [GTW-14]', async () => {
  const trial = await GatewayTrial.start(settings);
  try {
    const order = await trial.paid('approve');
    expect((await trial.place(order)).status).toBe(200);
    const asked = () => trial.standIn.calls.filter((call) => call === 'GET /terminal').length;
    await trial.lying({ isDown: true }, async () => {
      await trial.hutSays(order, 'CONFIRMED');
      await expect.poll(asked).toBe(1);
    });
    const market = trial.server.dependencies.markets.byId('ca')?.market;
    const gateway = market?.extensions.all('payment-gateway').find(({ id }) => id === 'eigen');
    const { reference: transactionId, amount } = order.payment;
    const payment = { transactionId, type: 'eigen', amount, reference: 'HARBOUR1', memory: {} };
    await expect(gateway?.capture(payment, amount)).rejects.toThrow('HARBOUR1');
    expect([asked(), await trial.moneyOf(order)]).toEqual([1, 'capture-due']);
    expect(order.payment.taken).toBe(0);
  } finally {
    await trial.close();
  }
});

it('opens nothing in another currency than the terminal has [GTW-14, GTW-19]', async () => {
  const options = { ...settings.options, currency: 'USD' };
  const trial = await GatewayTrial.start({ ...settings, options });
  try {
    const { status, body } = await preauthorise(trial.server, await trial.request());
    expect([status, body]).toMatchObject([502, { name: 'pre-authorise-error' }]);
  } finally {
    await trial.close();
  }
});
