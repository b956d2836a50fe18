import { definePlugin } from '../../core/define-plugin.ts';
import { flexHosts } from './flex-hosts.ts';
import { microform, type MicroformOptions, sandboxForm } from './microform.ts';

const id = 'pay-microform';

export default definePlugin<MicroformOptions>({
  id,
  title: 'Card payment in a frame of the gateway',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    'x-visibility': 'client',
    additionalProperties: false,
    properties: {
      form: {
        description:
          "Where the card is typed: the gateway's card form in a frame, or fields of Cybersource's Flex Microform in the shop's own page.",
        type: 'string',
        enum: ['frame', 'flex'],
        default: 'frame',
      },
      cardForm: {
        description:
          "Address of the gateway's card form, for frame; {transactionId} stands for the payment.",
        type: 'string',
        pattern: '^(https://|/(?![/\\\\]))',
        default: sandboxForm,
      },
    },
  },
  outside({ plugins }) {
    const { form }: MicroformOptions = plugins.find((plugin) => plugin.id === id)?.options ?? {};
    return form === 'flex' ? { scripts: flexHosts, calls: flexHosts, frames: flexHosts } : {};
  },
  contributes: [{ point: 'payment-provider', make: ({ options }) => microform(options) }],
});
