import { applySnapshot, type Instance } from 'mobx-state-tree';
import { lineIds } from '../basket/basket-edits.ts';
import type { BasketStore } from '../basket/basket-store.ts';
import type { NotificationsStore } from '../shell/notifications-store.ts';
import type { VoucherStore } from '../vouchers/voucher-store.ts';
import type { LinesToday } from './lines-today.ts';

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
  { lines, leftOut }: Pick<LinesToday, 'lines' | 'leftOut'>,
  { basket, notifications, vouchers }: Takers,
  words = 'loyalty.reorder.leftOut',
): void {
  const { deals, items } = basket.basket;
  if (JSON.stringify({ deals, items }) === JSON.stringify(lines)) return;
  const wasEmpty = basket.isEmpty;
  basket.takeOut('', lines, () => {
    applySnapshot(basket, { cameWhole: [...lineIds(lines)] });
    basket.setLines(lines);
    basket.additions += 1;
    vouchers.forget();
  });
  if (wasEmpty) basket.changeLines(lines);
  if (leftOut === 0) return;
  notifications.raise({
    id: 'reorder-left-out',
    type: 'warning',
    message: words,
    values: { count: leftOut },
  });
}
