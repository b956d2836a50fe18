import { defineServerHalf } from '../../core/define-server-half.ts';
import { providerGateway } from '../../core/gateways/provider-gateway.ts';
import { Worldpay } from './worldpay.ts';
import type { WorldpayOptions } from './worldpay-options.ts';

export default defineServerHalf<WorldpayOptions>({
  contributes: [
    {
      point: 'payment-gateway',
      name: 'worldpay',
      make: (server) => providerGateway('worldpay', server.options.testMode, new Worldpay(server)),
    },
  ],
});
