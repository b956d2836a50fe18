import { definePlugin } from '../../core/define-plugin.ts';
import { googleMaps, mapsHosts } from './google-maps.ts';

export default definePlugin({
  id: 'google-maps',
  title: 'Places of Google Maps, once the manifest has a key',
  version: '1.0.0',
  engine: '^1.0.0',
  outside: ({ geocoding }) =>
    geocoding.mapsBrowserKey === undefined
      ? {}
      : { scripts: [mapsHosts.script], calls: mapsHosts.calls },
  contributes: [{ point: 'geocoder', make: ({ manifest }) => googleMaps(manifest) }],
});
