import { describe, expect, it } from 'vitest';
import { failoverRun } from '../../bench/failover/run.ts';
import { startPatroni } from '../../setup/patroni/patroni-cluster.ts';
import { findPatroniPrograms } from '../../setup/patroni/patroni-programs.ts';

// It brings its own PostgreSQL: once is enough, in the run that is about one.
const programs = process.env['DATABASE_URL'] ? findPatroniPrograms() : undefined;

describe('a PostgreSQL of two nodes and a witness behind a proxy', () => {
  it.skipIf(!programs)(
    'goes on with orders when its primary is killed under load, and none acknowledged is lost or doubled [OPS-21]',
    async () => {
      if (!programs) return;
      const cluster = await startPatroni(programs);
      try {
        const { orders, pauses, answers, breaches } = await failoverRun(cluster, 1, 7);
        expect(breaches).toEqual([]);
        expect(pauses).toHaveLength(1);
        expect(orders).toBeGreaterThan(0);
        // Who called meanwhile was told to come again.
        expect([...answers.keys()]).toContain('preauthorise 503');
      } finally {
        await cluster.stop();
      }
    },
  );
});
