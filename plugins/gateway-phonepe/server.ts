import { defineServerHalf } from '../../core/define-server-half.ts';
import { providerGateway } from '../../core/gateways/provider-gateway.ts';
import { Phonepe } from './phonepe.ts';
import type { PhonepeOptions } from './phonepe-options.ts';

export default defineServerHalf<PhonepeOptions>({
  contributes: [
    {
      point: 'payment-gateway',
      name: 'phonepe',
      make: (server) => providerGateway('phonepe', server.options.testMode, new Phonepe(server)),
    },
  ],
});
