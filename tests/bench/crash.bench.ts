import { parseArgs } from 'node:util';
import { crashRun, type RunReport } from './crash/run.ts';
import { runData, type RunData } from './crash/data.ts';

/**
 * Kills servers at random moments while customers order, and looks after each kill whether every invariant of
 * tests/invariants holds: `npm run bench crash -- 200 --database postgresql --seed 7`. It ends with 1 when one does not,
 * or when a server was not ready again in time.
 */
const usualKills = 20;

/** Longest time until a killed server takes orders again, in milliseconds. */
const readyMs = 5_000;

const kinds: readonly RunData['kind'][] = ['embedded', 'postgresql'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: 'both' },
    seed: { type: 'string', default: '1' },
  },
});
const kills = Number(positionals[0] ?? usualKills);
const wanted = kinds.filter((kind) => [kind, 'both'].includes(values.database));

function tell(kind: string, report: RunReport): void {
  const { kills: done, orders, answers, restarts, breaches } = report;
  const seconds = (index: number): string => `${((restarts.at(index) ?? 0) / 1000).toFixed(1)} s`;
  const middle = Math.floor(restarts.length / 2);
  console.log(`${kind}: ${done} kills, ${orders} orders acknowledged`);
  console.log(
    `  since the kill before orders were acknowledged at ${report.killsAfterOrders} kills`,
  );
  console.log(`  calls were in flight at ${report.killsInFlight} kills`);
  console.log(`  ready again after ${seconds(middle)} (median), ${seconds(-1)} (longest)`);
  const counted = [...answers].map(([name, count]) => `${name} × ${count}`).toSorted();
  console.log(`  answers: ${counted.join(', ')}`);
  for (const { name, says, what, kill } of breaches) {
    console.log(`  BROKEN after kill ${kill}: ${name}. ${says} ${what.join(', ')}`);
  }
  if (breaches.length === 0) console.log('  every invariant holds');
}

if (!Number.isInteger(kills) || kills < 1 || wanted.length === 0) {
  console.error('Use: crash -- <kills> [--database embedded|postgresql|both] [--seed <number>]');
  process.exitCode = 1;
} else {
  for (const kind of wanted) {
    const data = await runData(kind);
    if (!data) {
      console.log(`${kind}: left out, its programs are not on this machine`);
      continue;
    }
    try {
      const report = await crashRun(data, kills, Number(values.seed));
      tell(kind, report);
      const isSlow = (report.restarts.at(-1) ?? 0) > readyMs;
      if (isSlow) console.log(`  BROKEN: a server was not ready within ${readyMs / 1000} seconds`);
      if (isSlow || report.breaches.length > 0) process.exitCode = 1;
    } finally {
      await data.remove();
    }
  }
}
