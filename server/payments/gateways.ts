import type { Extensions } from '../../core/engine/extensions.ts';
import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';
import { currentSpan, traced } from '../tracing/call-trace.ts';
import type { Intent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';

/** The calls of a gateway that ask somebody outside. */
const asking = [
  'open',
  'status',
  'authorise',
  'stepUp',
  'createOrder',
  'capture',
  'void',
  'refund',
  'validateMerchant',
];

/** A gateway whose calls are spans of the trace that goes on: what is asked of which gateway, and nothing of the payment. */
const tracedGateway = (gateway: PaymentGateway): PaymentGateway =>
  new Proxy({} as PaymentGateway, {
    get(_none, name) {
      const value: unknown = Reflect.get(gateway, name);
      if (typeof value !== 'function') return value;
      const ask = (...given: readonly unknown[]): unknown => Reflect.apply(value, gateway, given);
      if (typeof name !== 'string' || !asking.includes(name)) return ask;
      const attributes = { 'comanda.gateway': gateway.id };
      return (...given: readonly unknown[]) =>
        traced(`gateway ${name}`, attributes, async () => ask(...given));
    },
  });

/** The gateway of a name, if a plugin of the market brings it. */
export const gatewayNamed = (
  extensions: Pick<Extensions, 'all'>,
  name: string,
): PaymentGateway | undefined => {
  const gateway = extensions.all('payment-gateway').find(({ id }) => id === name);
  return gateway && currentSpan() ? tracedGateway(gateway) : gateway;
};

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
