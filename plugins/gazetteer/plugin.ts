import { definePlugin } from '../../core/define-plugin.ts';
import { gazetteer } from './gazetteer.ts';

export default definePlugin({
  id: 'gazetteer',
  title: 'Places from the tables of our own server',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'geocoder', make: () => gazetteer }],
});
