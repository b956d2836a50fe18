import { defineServerHalf } from '../../core/define-server-half.ts';
import { providerGateway } from '../../core/gateways/provider-gateway.ts';
import { Cybersource } from './cybersource.ts';
import type { CybersourceOptions } from './cybersource-options.ts';

export default defineServerHalf<CybersourceOptions>({
  contributes: [
    {
      point: 'payment-gateway',
      name: 'cybersource',
      make: (server) =>
        providerGateway('cybersource', server.options.testMode, new Cybersource(server)),
    },
  ],
});
