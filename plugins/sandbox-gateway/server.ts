import { defineServerHalf } from '../../core/define-server-half.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { SandboxGateway, sandboxName } from './adapter/sandbox-gateway.ts';
import { tellShopsJob } from './provider/notifications.ts';
import { providerRoutes } from './provider/provider-routes.ts';

export default defineServerHalf<SandboxOptions>({
  contributes: [
    {
      point: 'payment-gateway',
      name: sandboxName,
      make: (server) => new SandboxGateway(server),
    },
  ],
  routes: providerRoutes(),
  jobs: [tellShopsJob],
});
