import { definePlugin } from '../../core/define-plugin.ts';
import {
  id,
  messagingScript,
  replayScript,
  scriptHosts,
  type VisitScriptOptions,
} from './visit-scripts.ts';

export default definePlugin<VisitScriptOptions>({
  id,
  title: 'Session replay and customer messaging by the scripts of outside services',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    'x-visibility': 'client',
    additionalProperties: false,
    properties: {
      replay: {
        description:
          'Script that records sessions; its tag says data-mask-input="true" and data-trace-id. Without it none is recorded.',
        type: 'string',
        pattern: '^https://',
      },
      messaging: {
        description:
          'Script that lets customers write to the chain; its tag says data-trace-id. Without it there is none.',
        type: 'string',
        pattern: '^https://',
      },
    },
  },
  outside: scriptHosts,
  contributes: [
    { point: 'session-monitor', make: ({ options }) => replayScript(options) },
    { point: 'customer-messaging', make: ({ options }) => messagingScript(options) },
  ],
});
