import { gatewayHalf } from '../../core/gateways/gateway-half.ts';
import { Vtex } from './vtex.ts';
import type { VtexOptions } from './vtex-options.ts';

export default gatewayHalf<VtexOptions>('vtex', (server) => new Vtex(server));
