import { defineServerHalf } from '../../core/define-server-half.ts';
import { providerGateway } from '../../core/gateways/provider-gateway.ts';
import { Paytm } from './paytm.ts';
import type { PaytmOptions } from './paytm-options.ts';

export default defineServerHalf<PaytmOptions>({
  contributes: [
    {
      point: 'payment-gateway',
      name: 'paytm',
      make: (server) => providerGateway('paytm', server.options.testMode, new Paytm(server)),
    },
  ],
});
