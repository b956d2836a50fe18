import { compareStructural, type IReactionDisposer, reaction } from 'mobx';
import type { NativeApp } from '../../core/shell/ports.ts';
import type {
  BasketChanged,
  HapticsKind,
  OrderStatusChanged,
} from '../../schemas/types/webview/shop-messages.ts';
import type { App } from '../app-store.ts';
import type { Environment } from '../kernel/environment.ts';

/** The basket as the app is told; undefined until its price is known. */
const basketOf = (app: App, currency: string): BasketChanged | undefined => {
  const basket = app.ordering?.basket;
  if (!basket) return undefined;
  const { count, isEmpty, priced } = basket;
  if (!isEmpty && !priced) return undefined;
  return { count, total: { minor: isEmpty ? 0 : (priced?.amountDue ?? 0), currency } };
};

/** How far the order is that the customer follows, or followed last. */
const statusOf = ({ purchase }: App): OrderStatusChanged | undefined =>
  purchase?.tracking.toldId === undefined
    ? undefined
    : { transactionId: purchase.tracking.toldId, status: purchase.tracking.status };

/** Tells the app what the basket holds and costs, now and at each change. */
const tellBasket = (app: App, native: NativeApp, currency: string): IReactionDisposer =>
  reaction(
    () => (native.accepts('basket') ? basketOf(app, currency) : undefined),
    (payload) => {
      if (payload) native.post({ type: 'BASKET_CHANGED', payload });
    },
    { fireImmediately: true, equals: compareStructural },
  );

/** Tells the app how far an order is, now and at each change. */
const tellStatus = (app: App, native: NativeApp): IReactionDisposer =>
  reaction(
    () => (native.accepts('order-status') ? statusOf(app) : undefined),
    (payload) => {
      if (payload) native.post({ type: 'ORDER_STATUS', payload });
    },
    { fireImmediately: true, equals: compareStructural },
  );

/** Tells the app of each order that is placed while the page lives; one of an earlier visit is none. */
const tellPlaced = (app: App, native: NativeApp, feel: (kind: HapticsKind) => void) =>
  reaction(
    () => ({ purchase: app.purchase, transactionId: app.purchase?.order.transactionIdSuccess }),
    ({ purchase, transactionId }, before) => {
      if (!purchase || purchase !== before.purchase) return;
      if (transactionId === undefined || transactionId === before.transactionId) return;
      const reference = purchase.order.customerOrderReference;
      const payload = { transactionId, ...(reference === undefined ? {} : { reference }) };
      native.post({ type: 'ORDER_PLACED', payload });
      feel('success');
    },
  );

/**
 * Tells the native app around the page what happens in the shop, as far as the app takes it: the basket, orders and
 * their statuses, and what may be felt [HST-04].
 * @returns ends it
 */
export const tellShop = (
  app: App,
  { market }: Pick<Environment, 'market'>,
  native: NativeApp,
): (() => void) => {
  const feel = (kind: HapticsKind) => native.post({ type: 'HAPTICS', payload: { kind } });
  const stops = [
    tellBasket(app, native, market.manifest.currency),
    tellStatus(app, native),
    tellPlaced(app, native, feel),
    reaction(
      () => app.ordering?.basket.additions,
      (now = 0, before = now) => {
        if (now > before) feel('selection');
      },
    ),
    reaction(
      () => app.notifications.list.filter(({ type }) => type === 'error'),
      (now, before) => {
        if (now.some((one) => !before.includes(one))) feel('error');
      },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
