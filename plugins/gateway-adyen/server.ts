import { gatewayHalf } from '../../core/gateways/gateway-half.ts';
import { Adyen } from './adyen.ts';
import type { AdyenOptions } from './adyen-options.ts';

export default gatewayHalf<AdyenOptions>('adyen', (server) => new Adyen(server));
