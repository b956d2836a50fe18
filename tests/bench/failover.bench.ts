import { parseArgs } from 'node:util';
import { startPatroni } from '../setup/patroni/patroni-cluster.ts';
import { findPatroniPrograms } from '../setup/patroni/patroni-programs.ts';
import { failoverRun } from './failover/run.ts';

/**
 * Kills the primary of a replicated PostgreSQL under load and tells how long orders paused: `npm run bench failover -- 5`.
 * It ends with 1 when a pause was longer than the limit, or when an order was lost or doubled.
 */
const usualKills = 3;

/** Longest pause, in milliseconds. */
const limitMs = 30_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const kills = Number(positionals[0] ?? usualKills);
const programs = findPatroniPrograms();

if (!Number.isInteger(kills) || kills < 1) {
  console.error('Use: failover -- <kills> [--seed <number>]');
  process.exitCode = 1;
} else if (programs) {
  const cluster = await startPatroni(programs);
  try {
    const { orders, pauses, answers, breaches } = await failoverRun(
      cluster,
      kills,
      Number(values.seed),
    );
    console.log(`${kills} primaries killed, ${orders} orders acknowledged`);
    console.log(`  orders went on after ${pauses.map(seconds).join(', ')}`);
    const counted = [...answers].map(([name, count]) => `${name} × ${count}`).toSorted();
    console.log(`  answers: ${counted.join(', ')}`);
    for (const { name, says, what } of breaches) {
      console.log(`  BROKEN: ${name}. ${says} ${what.join(', ')}`);
    }
    const isSlow = pauses.some((pause) => pause > limitMs);
    if (isSlow) console.log(`  BROKEN: orders paused for more than ${seconds(limitMs)}`);
    if (isSlow || breaches.length > 0) process.exitCode = 1;
    else console.log('  every invariant holds');
  } finally {
    await cluster.stop();
  }
} else {
  console.log('left out: Patroni, its witness, HAProxy or PostgreSQL is not on this machine');
}
