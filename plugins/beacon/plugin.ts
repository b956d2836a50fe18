import { definePlugin } from '../../core/define-plugin.ts';
import { beaconSink, type BeaconOptions } from './beacon-sink.ts';

export default definePlugin<BeaconOptions>({
  id: 'beacon',
  title: 'Analytics events as beacons to an address of the market',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    'x-visibility': 'client',
    additionalProperties: false,
    properties: {
      url: {
        description: 'Where events are sent; without it none is sent.',
        type: 'string',
        pattern: '^(https://|/(?![/\\\\]))',
      },
    },
  },
  contributes: [{ point: 'analytics-sink', make: ({ options }) => beaconSink(options) }],
});
