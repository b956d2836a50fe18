import type { Extensions } from '../../core/engine/extensions.ts';
import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';
import type { Intent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';

/** The gateway of a name, if a plugin of the market brings it. */
export const gatewayNamed = (
  extensions: Pick<Extensions, 'all'>,
  name: string,
): PaymentGateway | undefined => extensions.all('payment-gateway').find(({ id }) => id === name);

/**
 * The gateway that the payment of an order is at.
 * @throws where no plugin of its market brings it any more: what the payment has come to stays unknown
 */
export function gatewayOf(
  { markets }: Pick<OrderContext, 'markets'>,
  { market, gateway: name }: Pick<Intent, 'market' | 'gateway'>,
): PaymentGateway {
  const extensions = markets.byId(market)?.market.extensions;
  const gateway = extensions && gatewayNamed(extensions, name ?? '');
  if (!gateway) throw new Error(`No payment gateway is called '${name}'.`);
  return gateway;
}
