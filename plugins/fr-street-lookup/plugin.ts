import { definePlugin } from '../../core/define-plugin.ts';
import { streetLookup } from './street-lookup.ts';

export default definePlugin({
  id: 'fr-street-lookup',
  title: 'Postcode, street and house number find the hut in a table of streets',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'address-strategy', make: ({ manifest }) => streetLookup(manifest) }],
});
