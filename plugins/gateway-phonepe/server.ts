import { gatewayHalf } from '../../core/gateways/gateway-half.ts';
import { Phonepe } from './phonepe.ts';
import type { PhonepeOptions } from './phonepe-options.ts';

export default gatewayHalf<PhonepeOptions>('phonepe', (server) => new Phonepe(server));
