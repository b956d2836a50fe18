import { gatewayHalf } from '../../core/gateways/gateway-half.ts';
import { Eigen } from './eigen.ts';
import type { EigenOptions } from './eigen-options.ts';

export default gatewayHalf<EigenOptions>('eigen', (server) => new Eigen(server));
