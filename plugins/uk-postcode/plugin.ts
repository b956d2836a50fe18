import { definePlugin } from '../../core/define-plugin.ts';
import { ukPostcode } from './uk-postcode.ts';

export default definePlugin({
  id: 'uk-postcode',
  title: 'British postcodes find the hut',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    { point: 'address-strategy', make: ({ manifest }) => ukPostcode(manifest.postcode) },
  ],
});
