import { defineServerHalf } from '../define-server-half.ts';
import type { PluginRoute } from '../server-half/plugin-route.ts';
import type { PluginServer } from '../server-half/plugin-server.ts';
import type { GatewayOptions } from './gateway-options.ts';
import type { Provider } from './provider.ts';
import { providerGateway } from './provider-gateway.ts';

/**
 * The server half of a plugin that adapts one payment provider.
 * @param name what `payments.gateway` of manifests calls the gateway
 * @param routes pages that the provider is met by in a frame
 */
export const gatewayHalf = <Options extends GatewayOptions>(
  name: string,
  provider: (server: PluginServer<Options>) => Provider,
  routes: readonly PluginRoute<Options>[] = [],
) =>
  defineServerHalf<Options>({
    contributes: [
      {
        point: 'payment-gateway',
        name,
        make: (server) => providerGateway(name, server.options.testMode, provider(server)),
      },
    ],
    routes,
  });
