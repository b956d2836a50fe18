import { describe, expect, it } from 'vitest';
import { runData } from '../../bench/crash/data.ts';
import { crashRun } from '../../bench/crash/run.ts';

/** `npm run bench crash -- 1000` kills as often as the row says, for an hour. */
const kills = 4;

/** Ends what hangs, in milliseconds: a slow machine starts a dozen servers in it, and lets each serve. */
const limitMs = 1_800_000;

describe('servers under load', () => {
  it(
    'that are killed at random moments come back, and lose, double and leave nothing of what customers were told [OPS-31]',
    { timeout: limitMs },
    async () => {
      const data = await runData(process.env['DATABASE_URL'] ? 'postgresql' : 'embedded');
      if (!data) throw new Error('The programs of PostgreSQL are not on this machine.');
      try {
        const report = await crashRun(data, kills, 7);
        expect(report.breaches).toEqual([]);
        expect(report.kills).toBe(kills);
        expect(report.killsAfterOrders).toBe(kills);
        expect(report.restarts.length).toBeGreaterThanOrEqual(kills);
        expect(report.orders).toBeGreaterThanOrEqual(kills);
      } finally {
        await data.remove();
      }
    },
  );
});
