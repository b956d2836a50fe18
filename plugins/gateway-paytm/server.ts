import { gatewayHalf } from '../../core/gateways/gateway-half.ts';
import { Paytm } from './paytm.ts';
import type { PaytmOptions } from './paytm-options.ts';

export default gatewayHalf<PaytmOptions>('paytm', (server) => new Paytm(server));
