import { definePlugin } from '../../core/define-plugin.ts';
import { datafileExperiments } from './datafile-experiments.ts';

export default definePlugin({
  id: 'experiments-datafile',
  title: 'Experiments that run by a datafile, with variants by the name of the visitor',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [
    { point: 'experiment-source', make: ({ manifest }) => datafileExperiments(manifest) },
  ],
});
