import { definePlugin } from '../../core/define-plugin.ts';
import { mapsPlace, type MapsPlaceOptions } from './maps-place.ts';

export default definePlugin<MapsPlaceOptions>({
  id: 'maps-place',
  title: 'A place picked from a map search finds the hut',
  version: '1.0.0',
  engine: '^1.0.0',
  options: {
    type: 'object',
    'x-visibility': 'client',
    additionalProperties: false,
    properties: {
      addressLine: {
        description:
          'What the address line of a delivery holds beside its street: the whole address, or the part of the city.',
        type: 'string',
        enum: ['whole', 'area'],
        default: 'whole',
      },
    },
  },
  contributes: [
    {
      point: 'address-strategy',
      make: ({ manifest, options }) => mapsPlace(manifest, options),
    },
  ],
});
