import { createOrdersApi } from '../client/orders/orders-api.ts';
import { createPaymentsApi } from '../client/payments/payments-api.ts';
import type { PurchasePorts } from '../client/tiers.ts';
import type { HttpClient } from '../client/kernel/http-client.ts';
import { createTrackingApi } from '../client/tracking/tracking-api.ts';
import { createUpsellsApi } from '../client/upsells/upsells-api.ts';
import { openEvents } from './platform/open-events.ts';

/** What the stores of buying, and no others, reach the outside through. */
export const createPurchasePorts = (http: HttpClient): PurchasePorts => ({
  upsells: createUpsellsApi(http),
  orders: createOrdersApi(http),
  payments: createPaymentsApi(http),
  origin: window.location.origin,
  tracking: createTrackingApi(http, openEvents),
});
