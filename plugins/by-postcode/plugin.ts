import { definePlugin } from '../../core/define-plugin.ts';
import { postcodeStrategy } from '../../core/localisation/postcode-strategy.ts';

/** The postcodes of any market: their shape and how they are written are the manifest's [ENG-26]. */
export default definePlugin({
  id: 'by-postcode',
  title: 'Postcodes find the hut',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    { point: 'address-strategy', make: ({ manifest }) => postcodeStrategy(manifest.postcode) },
  ],
});
