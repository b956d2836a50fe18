/** Channel on which every process hears of an order's new status; the message is the transaction id. */
export const orderStatusChannel = 'order_status';

/** Channel on which every process hears that an order waits for its hut; the message is the order's id. */
export const untakenOrdersChannel = 'untaken_orders';
