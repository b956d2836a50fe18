import { definePlugin } from '../../core/define-plugin.ts';
import { cardForm, type CardFormOptions, sandboxForm } from './card-form.ts';

export default definePlugin<CardFormOptions>({
  id: 'pay-card-form',
  title: 'Card form on the checkout page',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    'x-visibility': 'client',
    additionalProperties: false,
    properties: {
      cardForm: {
        description:
          "Address of the gateway's card form; {amount} stands for what is to be paid, in minor units, {currency} for its currency.",
        type: 'string',
        pattern: '^(https://|/(?![/\\\\]))',
        default: sandboxForm,
      },
    },
  },
  contributes: [{ point: 'payment-provider', make: ({ options }) => cardForm(options) }],
});
