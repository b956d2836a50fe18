import { createOrdersApi } from '../core/orders/orders-api.ts';
import { createPaymentsApi } from '../core/payments/payments-api.ts';
import type { PurchasePorts } from '../core/shell/environment.ts';
import type { HttpClient } from '../core/shell/http-client.ts';
import { createTrackingApi } from '../core/tracking/tracking-api.ts';
import { createUpsellsApi } from '../core/upsells/upsells-api.ts';
import { openEvents } from './platform/open-events.ts';

/** What the stores of buying, and no others, reach the outside through. */
export const createPurchasePorts = (http: HttpClient): PurchasePorts => ({
  upsells: createUpsellsApi(http),
  orders: createOrdersApi(http),
  payments: createPaymentsApi(http),
  tracking: createTrackingApi(http, openEvents),
});
