import { definePlugin } from '../../core/define-plugin.ts';
import { postcodeStrategy } from '../../core/localisation/postcode-strategy.ts';
import { type PostcodeOptions, postcodeOptions, writtenBy } from './postcode-options.ts';

/** The postcodes of any market: their shape is the manifest's, how they are written an option [ENG-26]. */
export default definePlugin<PostcodeOptions>({
  id: 'by-postcode',
  title: 'Postcodes find the hut',
  version: '1.0.0',
  engine: '^1.0.0',
  options: postcodeOptions,
  contributes: [
    {
      point: 'address-strategy',
      make: ({ manifest, options }) => postcodeStrategy(manifest.postcode, writtenBy(options)),
    },
  ],
});
