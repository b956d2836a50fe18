import { defineServerHalf } from '../../core/define-server-half.ts';
import { providerGateway } from '../../core/gateways/provider-gateway.ts';
import { Hipay } from './hipay.ts';
import type { HipayOptions } from './hipay-options.ts';

export default defineServerHalf<HipayOptions>({
  contributes: [
    {
      point: 'payment-gateway',
      name: 'hipay',
      make: (server) => providerGateway('hipay', server.options.testMode, new Hipay(server)),
    },
  ],
});
