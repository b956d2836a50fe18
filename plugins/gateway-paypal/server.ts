import { gatewayHalf } from '../../core/gateways/gateway-half.ts';
import { Paypal } from './paypal.ts';
import type { PaypalOptions } from './paypal-options.ts';

export default gatewayHalf<PaypalOptions>('paypal', (server) => new Paypal(server));
