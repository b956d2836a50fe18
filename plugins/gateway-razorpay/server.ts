import { defineServerHalf } from '../../core/define-server-half.ts';
import { providerGateway } from '../../core/gateways/provider-gateway.ts';
import { Razorpay } from './razorpay.ts';
import type { RazorpayOptions } from './razorpay-options.ts';

export default defineServerHalf<RazorpayOptions>({
  contributes: [
    {
      point: 'payment-gateway',
      name: 'razorpay',
      make: (server) => providerGateway('razorpay', server.options.testMode, new Razorpay(server)),
    },
  ],
});
