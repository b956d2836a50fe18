import { defineServerHalf } from '../../core/define-server-half.ts';
import { providerGateway } from '../../core/gateways/provider-gateway.ts';
import { Adyen } from './adyen.ts';
import type { AdyenOptions } from './adyen-options.ts';

export default defineServerHalf<AdyenOptions>({
  contributes: [
    {
      point: 'payment-gateway',
      name: 'adyen',
      make: (server) => providerGateway('adyen', server.options.testMode, new Adyen(server)),
    },
  ],
});
