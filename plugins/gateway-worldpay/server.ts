import { gatewayHalf } from '../../core/gateways/gateway-half.ts';
import { Worldpay } from './worldpay.ts';
import type { WorldpayOptions } from './worldpay-options.ts';

export default gatewayHalf<WorldpayOptions>('worldpay', (server) => new Worldpay(server));
