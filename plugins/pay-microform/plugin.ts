import { definePlugin } from '../../core/define-plugin.ts';
import { microform, type MicroformOptions, sandboxForm } from './microform.ts';

export default definePlugin<MicroformOptions>({
  id: 'pay-microform',
  title: 'Card payment in a frame of the gateway',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    'x-visibility': 'client',
    additionalProperties: false,
    properties: {
      cardForm: {
        description: "Address of the gateway's card form; {transactionId} stands for the payment.",
        type: 'string',
        pattern: '^(https://|/(?![/\\\\]))',
        default: sandboxForm,
      },
    },
  },
  contributes: [{ point: 'payment-provider', make: ({ options }) => microform(options) }],
});
