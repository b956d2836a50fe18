import { findPostgresPrograms } from './postgres-programs.ts';
import { startPostgres } from './running-postgres.ts';
import type { Step } from './step.ts';
import { vitestStep } from './vitest-step.ts';

const onPostgres: Step = {
  name: 'api tests on PostgreSQL',
  async run() {
    const programs = findPostgresPrograms();
    if (!programs) {
      const note = 'left out: no PostgreSQL server programs on this machine';
      return { ok: true, passed: 0, failed: 0, note };
    }
    const postgres = await startPostgres(programs);
    try {
      return await vitestStep(this.name, 'api', { DATABASE_URL: postgres.url }).run();
    } finally {
      await postgres.stop();
    }
  },
};

/** The same tests of the HTTP API on both databases that the product runs on. */
export const apiSteps: readonly Step[] = [
  vitestStep('api tests on the embedded database', 'api', { DATABASE_URL: undefined }),
  onPostgres,
];
