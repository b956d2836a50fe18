import { applySnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import type { Market } from '../../../core/engine/start-market.ts';
import { declaredType, offeredTypes } from '../../../core/payments/payment-types.ts';
import { isOffline } from '../../../core/payments/stored-type.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import type { AcceptedRequest } from '../../../server/orders/check-request.ts';
import { ordersAnswered } from '../../../server/orders/order-history.ts';
import { newIntent } from '../../../server/orders/new-intent.ts';
import { testMoment } from '../../../tools/tasks/test-moment.ts';
import { orderOf } from '../../core/basket/sample-basket.ts';
import {
  appIn,
  everywhere,
  inEachMarket,
  inEachRunning,
  manifestWith,
  marketWith,
} from './changed-markets.ts';
import { factsIn, requestIn } from './order-in.ts';
import { everyProvider, everyType } from '../../core/payments/declared-payments.ts';
import { fillIn, openCheckout, orderCalls, refused } from '../orders/open-checkout.ts';
import type { MarketId } from '../../core/test-market.ts';

/** The types a market offers at a hut that takes all of them. */
const offered =
  (amountDue: number, channel?: string) =>
  ({ payments }: Manifest) =>
    offeredTypes({
      payments,
      hut: { supportedPayment: everyType.map((type) => ({ type })) },
      providers: [...everyProvider.values()],
      amountDue,
      channel,
    });

const missing = (manifest: Manifest, found: readonly string[]) =>
  manifest.payments.types.filter((type) => !found.includes(type));

describe('the payment type', () => {
  it('of an order is the default of the market before one is chosen [CST-41]', async () => {
    const typeIn = (market: Market) => requestIn(market).payment.type;
    expect(await inEachRunning(typeIn)).toEqual(everywhere('card'));
    expect(typeIn(await marketWith('uk', { payments: { default: 'cash' } }))).toBe('cash');
  });
});

describe('the payment types', () => {
  it('to choose from are those of the market in its order [CST-42]', () => {
    expect(offered(1)(manifestWith('fr'))).toEqual(['hipay', 'card', 'cash/ticket']);
    expect(inEachMarket((manifest) => offered(1)(manifest).length)).toEqual({
      uk: 9,
      fr: 3,
      in: 8,
      ca: 10,
    });
    const changed = manifestWith('fr', { payments: { types: ['paypal', 'hipay'] } });
    expect(offered(1)(changed)).toEqual(['paypal', 'hipay']);
  });

  it('that hold nothing beforehand are the offline ones, an alias included [CST-43]', () => {
    const offline = ({ payments }: Manifest) =>
      [...everyType, 'cash-ticket'].filter((type) => isOffline(type, payments)).toSorted();
    expect(inEachMarket(offline)).toEqual(
      everywhere([
        'card',
        'cash',
        'cash-ticket',
        'cash/ticket',
        'paylater_credit',
        'paylater_debit',
        'ticket',
      ]),
    );
  });

  it('lack cash in the blocked channels [CST-44]', () => {
    const lost = (manifest: Manifest) => missing(manifest, offered(1, 'qr-takeaway')(manifest));
    expect(inEachMarket(lost)).toEqual({ ...everywhere([]), fr: ['cash/ticket'] });
    expect(
      lost(manifestWith('uk', { payments: { cashBlockedChannels: ['qr-takeaway'] } })),
    ).toEqual(['cash']);
  });

  it('are not offered above their largest amounts [CST-45]', () => {
    const lost = (amount: number) => (manifest: Manifest) =>
      missing(manifest, offered(amount)(manifest));
    const atMost = { uk: 5_000, fr: 1_000_000, in: 200_000, ca: 10_000 };
    const first = {
      uk: ['cash'],
      fr: [],
      in: ['cash'],
      ca: ['paylater_debit', 'paylater_credit', 'cash'],
    };
    for (const id of ['uk', 'fr', 'in', 'ca'] as const) {
      expect(lost(atMost[id])(manifestWith(id))).toEqual([]);
      expect(lost(atMost[id] + 1)(manifestWith(id))).toEqual(first[id]);
    }
    const changed = manifestWith('uk', { payments: { maxAmount: { cash: 10, paypal: 20 } } });
    expect(lost(1_001)(changed)).toEqual(['cash']);
    expect(lost(2_001)(changed)).toEqual(['paypal', 'cash']);
  });
});

describe('a payment that is pending', () => {
  it('is asked about at the interval of the market until its time is over [CST-54]', async () => {
    const waits = async (market: Market) => {
      const found: number[] = [];
      const { app } = appIn(market, {
        wait: async (milliseconds) => void found.push(milliseconds),
        payments: {
          storeConfig: () => Promise.reject(new Error('not asked')),
          status: async () => 'pending',
          validateMerchant: () => Promise.reject(new Error('not asked')),
          checkPayer: () => Promise.reject(new Error('not asked')),
          createOrder: () => Promise.reject(new Error('not asked')),
        },
      });
      applySnapshot(app.order, { flow: 'polling', transactionId: 'transaction' });
      await app.order.run();
      return found;
    };
    for (const found of Object.values(await inEachRunning(waits))) {
      expect(await found).toEqual(Array.from({ length: 40 }, () => 3_000));
    }
    const payments = { pollIntervalMs: 500, pollTimeoutMs: 1_000 };
    expect(await waits(await marketWith('uk', { payments }))).toEqual([500, 500]);
  });
});

describe('a pre-authorised order', () => {
  it('lives as long as the market says [CST-55]', async () => {
    const life = (market: Market) => {
      const { manifest } = market;
      const { hut, catalogue, basket } = factsIn(market);
      const accepted = {
        shop: { manifest, hut, catalogue, running: { id: manifest.id } },
        request: requestIn(market),
        basket,
        priced: priceBasket(orderOf({ manifest, basket, hut, disposition: 'collection' })),
      };
      const caller = { key: 'key', lifeMs: null, secretDigest: null, digest: 'digest' };
      const stateSecret = 'secret of the test';
      const now = () => testMoment;
      return newIntent(accepted as unknown as AcceptedRequest, caller, { stateSecret, now }).life
        .lifeMs;
    };
    expect(await inEachRunning(life)).toEqual(everywhere(900_000));
    expect(life(await marketWith('uk', { payments: { preauthorisationLifeMs: 60_000 } }))).toBe(
      60_000,
    );
  });
});

describe('a wallet whose payload is empty', () => {
  it('is waited for once, as long as the market says, and read again [ORD-43, CST-50]', async () => {
    const tried = async (market: Market, later: Readonly<Record<string, unknown>>) => {
      const waits: number[] = [];
      const payments: unknown[] = [];
      const id = market.manifest.id as MarketId;
      const orders = orderCalls({
        preauthorise: async ({ payment }) => {
          payments.push('applePay' in payment && payment.applePay);
          throw refused(422, { name: 'far enough' });
        },
      });
      const { app } = await openCheckout(
        {
          market,
          orders: orders.api,
          wait: async (milliseconds) => {
            waits.push(milliseconds);
            give(later);
          },
        },
        id,
      );
      const give = (applePay: Readonly<Record<string, unknown>>) =>
        app.payment.takePayloads({ applePay }, app.basket.priced?.amountDue ?? 0);
      fillIn(app, id, 'applePay');
      give({});
      applySnapshot(app.order, { flow: 'pre-authorising' });
      await app.order.run();
      expect(app.order.flow).toBe('idle');
      return { waits, payments };
    };
    const given = { token: 't' };
    const running = Object.values(await inEachRunning((market) => market));
    const taking = running.filter(({ manifest }) => declaredType('applePay', manifest.payments));
    expect(taking.length).toBeGreaterThan(1);
    for (const market of taking) {
      expect(await tried(market, given)).toEqual({ waits: [1_000], payments: [given] });
      expect(await tried(market, {})).toEqual({ waits: [1_000], payments: [] });
    }
    const changed = await marketWith('uk', { payments: { walletPayloadWaitMs: 7 } });
    expect((await tried(changed, given)).waits).toEqual([7]);
  });
});

describe('the history of orders', () => {
  it('is as long as the market says, unless another length is asked for [CST-60]', () => {
    const answered = (asked?: number) => (manifest: Manifest) => ordersAnswered(asked, manifest);
    expect(inEachMarket(answered())).toEqual(everywhere(1));
    expect(inEachMarket(answered(5))).toEqual(everywhere(5));
    expect(answered()(manifestWith('uk', { orders: { historyLimit: 3 } }))).toBe(3);
  });
});
