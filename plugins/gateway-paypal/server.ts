import { defineServerHalf } from '../../core/define-server-half.ts';
import { providerGateway } from '../../core/gateways/provider-gateway.ts';
import { Paypal } from './paypal.ts';
import type { PaypalOptions } from './paypal-options.ts';

export default defineServerHalf<PaypalOptions>({
  contributes: [
    {
      point: 'payment-gateway',
      name: 'paypal',
      make: (server) => providerGateway('paypal', server.options.testMode, new Paypal(server)),
    },
  ],
});
