/** Where the customer is sent on the way of an order. */
export const checkoutPath = '/order/checkout/';
export const dealsPath = '/order/deals/';

/** Kinds of estimate [PAY-45, ORD-127]. */
export type EtaType = 'exact' | 'range';

export const summaryPath = '/order/ordersummary/';

/** Address of an order's summary [CHK-08, ORD-127, ORD-129]. */
export const summaryAddress = (transactionId: string, etaType: EtaType): string =>
  `${summaryPath}?${new URLSearchParams({ t: etaType, transactionId }).toString()}`;
