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
      name: 'with the datafile of our own server',
      runs: { ...experiment, remote: true },
      leaves: experiment,
      answer: (name, running) => ({ revision: 2, experiments: { [name]: running } }),
    },
  ],
} satisfies ConformanceCases;
