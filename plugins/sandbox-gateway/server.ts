import { defineServerHalf } from '../../core/define-server-half.ts';
import { SandboxGateway, sandboxName } from './sandbox-gateway.ts';

export default defineServerHalf({
  contributes: [
    {
      point: 'payment-gateway',
      name: sandboxName,
      make: ({ installation }) => new SandboxGateway(installation),
    },
  ],
});
