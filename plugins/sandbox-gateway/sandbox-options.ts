import { addressOption, variableOption } from '../../core/gateways/gateway-options.ts';
import type { OptionsSchema } from '../../core/define-plugin.ts';

/** How the shop's account at the sandbox is set up. */
export interface SandboxOptions {
  readonly address?: string;
  readonly apiKeyVariable?: string;
  readonly signingKeyVariable?: string;
}

export const sandboxOptions: OptionsSchema = {
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
};
