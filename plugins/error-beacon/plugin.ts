import { definePlugin } from '../../core/define-plugin.ts';
import { errorBeacon, type ErrorBeaconOptions } from './error-beacon.ts';

export default definePlugin<ErrorBeaconOptions>({
  id: 'error-beacon',
  title: 'Errors of the page as beacons to an address of the market',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    'x-visibility': 'client',
    additionalProperties: false,
    required: ['url'],
    properties: {
      url: {
        description: 'Where reports are sent.',
        type: 'string',
        pattern: '^(https://|/(?![/\\\\]))',
      },
    },
  },
  contributes: [{ point: 'error-reporter', make: ({ options }) => errorBeacon(options) }],
});
