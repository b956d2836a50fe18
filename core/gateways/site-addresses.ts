import type { Manifest } from '../../schemas/types/manifest.ts';
import type { NewPayment } from '../payments/gateway-payment.ts';
import type { ReturnName } from '../payments/return-addresses.ts';

type Site = Pick<Manifest, 'hosts'>;

/** The first host of a market, which providers are told of. */
const originOfSite = ({ hosts }: Site): string => `https://${hosts[0]}`;

/** Where a provider tells the shop of payments [PAY-150]. */
export const notificationAddress = (site: Site, gateway: string): string =>
  `${originOfSite(site)}/v1/payment-providers/${gateway}/notifications`;

/** Where a provider's page leads back to; the page that waits for the result where the order brought no addresses. */
export const returnAddress = (
  { returnAddresses }: Pick<NewPayment, 'returnAddresses'>,
  page: ReturnName,
  site: Site,
): string =>
  returnAddresses?.[page] ?? `${originOfSite(site)}/order/card-details/?paymentStatus=pending`;
