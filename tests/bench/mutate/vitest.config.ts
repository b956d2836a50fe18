import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';
import tests from '../../../vite.config.ts';
import { root } from '../../../tools/tasks/project.ts';
import { allMutants } from './areas.ts';
import type { Mutant } from './find-mutants.ts';
import { withMarks, withMutant } from './mutant-plugins.ts';

/** The tests of the project on sources with one mutant, or with a mark at each. */
const mutant = process.env['COMANDA_MUTANT'];

export default mergeConfig(tests, {
  root,
  ...(!mutant && { test: { setupFiles: [join(import.meta.dirname, 'reach-setup.ts')] } }),
  plugins: [mutant ? withMutant(JSON.parse(mutant) as Mutant) : withMarks(allMutants())],
});
