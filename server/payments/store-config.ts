import { gatewayName } from '../../core/payments/payment-types.ts';
import { storedType } from '../../core/payments/stored-type.ts';
import type { StoreConfig } from '../../schemas/types/http/orders.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { notFound, wrongFields } from '../shell/problem-error.ts';
import { gatewayNamed } from './gateways.ts';

/**
 * The payment settings of a hut, without any secret [PAY-77, PAY-78, PAY-79, PAY-80].
 * @param key sector and hut id with a colon between
 * @throws ProblemError 400 for a malformed key, 404 for an unknown hut
 */
export async function storeConfig(context: OrderContext, key: string): Promise<StoreConfig> {
  const { catalogue, markets } = context;
  const [sector, hutId, ...rest] = key.split(':');
  if (!sector || !hutId || rest.length > 0) {
    throw wrongFields([{ field: 'key', reason: 'must be sector:hutId' }]);
  }
  const hut = await catalogue.hut(sector, hutId);
  const running = markets.bySector(sector);
  if (!hut || !running) throw notFound('The hut');
  const { extensions } = running.market;
  const { payments, services, country } = running.manifestAt(sector, hutId);
  const brought = extensions.all('payment-provider').flatMap(({ types }) => types);
  const taken = hut.supportedPayment.map(({ type }) => storedType(type, payments));
  const { applePay, paypal } = services;
  const offered = payments.types.filter(
    (type) => taken.includes(type) && brought.some((offer) => offer.type === type),
  );
  const standIns = Object.fromEntries(
    offered.flatMap((type) => {
      const path = gatewayNamed(extensions, gatewayName(type, payments))?.scriptsPath;
      return path === undefined ? [] : [[type, path]];
    }),
  );
  return {
    sector,
    hutId,
    ...(hut.urn !== undefined && { urn: hut.urn }),
    testMode: hut.test === true || gatewayNamed(extensions, payments.gateway)?.testMode === true,
    supportedPayment: offered.map((type) => ({ type })),
    maxAmounts: { ...payments.maxAmount },
    ...(hut.googlePay && { googlePay: { ...hut.googlePay } }),
    ...(applePay && { applePay: { ...applePay, countryCode: country } }),
    ...(hut.visaCheckout && { visaCheckout: { ...hut.visaCheckout } }),
    ...(paypal && { paypal: { ...paypal } }),
    ...(Object.keys(standIns).length > 0 && { standIns }),
  };
}
