import { definePlugin } from '../../core/define-plugin.ts';
import { type PostcodeOptions, postcodeOptions } from './postcode-options.ts';

export default definePlugin<PostcodeOptions>({
  id: 'addresses-ideal-postcodes',
  title: 'Addresses of British postcodes by Ideal Postcodes',
  version: '1.0.0',
  engine: '^1.0.0',
  options: postcodeOptions,
  contributes: [],
});
