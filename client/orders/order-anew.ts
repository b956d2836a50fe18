import { applySnapshot, type Instance } from 'mobx-state-tree';
import type { BasketStore } from '../basket/basket-store.ts';
import type { NotificationsStore } from '../shell/notifications-store.ts';
import type { VoucherStore } from '../vouchers/voucher-store.ts';
import type { Reorder } from './reorder.ts';

/** The stores that an order is put into. */
interface Takers {
  readonly basket: Instance<typeof BasketStore>;
  readonly notifications: Instance<typeof NotificationsStore>;
  readonly vouchers: Instance<typeof VoucherStore>;
}

/**
 * Puts what can be had into a fresh basket and says what was left out [BSK-86]; the basket keeps what it had before for
 * who wants it back. The second press of a double click changes nothing.
 */
export function orderAgain(
  { lines, leftOut }: Reorder,
  { basket, notifications, vouchers }: Takers,
): void {
  const { deals, items } = basket.basket;
  if (JSON.stringify({ deals, items }) === JSON.stringify(lines)) return;
  const wasEmpty = basket.isEmpty;
  basket.takeOut('', lines, () => {
    applySnapshot(basket, {});
    basket.setLines(lines);
    basket.additions += 1;
    vouchers.forget();
  });
  if (wasEmpty) basket.changeLines(lines);
  if (leftOut === 0) return;
  notifications.raise({
    id: 'reorder-left-out',
    type: 'warning',
    message: 'loyalty.reorder.leftOut',
    values: { count: leftOut },
  });
}
