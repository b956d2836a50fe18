import { defineServerHalf } from '../../core/define-server-half.ts';
import { idealPostcodes } from './ideal-postcodes.ts';
import type { PostcodeOptions } from './postcode-options.ts';

export default defineServerHalf<PostcodeOptions>({
  contributes: [{ point: 'address-source', make: (server) => idealPostcodes(server) }],
});
