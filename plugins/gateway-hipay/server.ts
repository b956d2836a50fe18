import { gatewayHalf } from '../../core/gateways/gateway-half.ts';
import { Hipay } from './hipay.ts';
import type { HipayOptions } from './hipay-options.ts';

export default gatewayHalf<HipayOptions>('hipay', (server) => new Hipay(server));
