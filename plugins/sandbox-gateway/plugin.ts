import { addressOption, variableOption } from '../../core/gateways/gateway-options.ts';
import { definePlugin } from '../../core/define-plugin.ts';
import type { SandboxOptions } from './account.ts';

export default definePlugin<SandboxOptions>({
  id: 'sandbox-gateway',
  title: 'A payment gateway for trying things out, which takes no money',
  version: '1.0.0',
  engine: '^1.0.0',
  sandbox: {
    name: 'sandbox gateway',
    open: 'payments can be approved and refused by everybody',
    closed: 'online payment types are not offered, offline ones are',
  },
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      address: addressOption(
        'Where the provider is called, without a slash at the end: another process on the same database. This very process unless it is given.',
      ),
      apiKeyVariable: variableOption(
        'Environment variable with the key that the provider is called with. The installation makes one unless it is given.',
      ),
      signingKeyVariable: variableOption(
        'Environment variable with the key that the provider signs with. The installation makes one unless it is given.',
      ),
    },
  },
  contributes: [],
});
