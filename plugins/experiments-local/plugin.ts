import { definePlugin } from '../../core/define-plugin.ts';
import { drawnVariants } from './drawn-variants.ts';

export default definePlugin({
  id: 'experiments-local',
  title: 'Experiments whose variants the browser draws and keeps',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    { point: 'experiment-source', make: ({ manifest }) => drawnVariants(manifest.experiments) },
  ],
});
