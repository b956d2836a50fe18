/** Channel on which every process hears of an order's new status; the message is the transaction id. */
export const orderStatusChannel = 'order_status';
