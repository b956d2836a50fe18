import type { ConformanceCases } from '../../conformance/suites.ts';
import type { Experiment } from '../../schemas/types/manifest/experiments.ts';

const experiment: Experiment = {
  goal: 'CVR',
  expires: '2099-12-31',
  variants: ['control', 'green', 'red'],
  weights: { control: 3, green: 1 },
};

export default {
  'experiment-source': [
    {
      name: 'with variants that the browser draws',
      runs: experiment,
      leaves: { ...experiment, remote: true },
    },
  ],
} satisfies ConformanceCases;
