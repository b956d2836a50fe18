/**
 * How much longer everybody else waits while one address does all that its limits allow with calls that are dear: the
 * median of strangers' calls under each attack, against their median on the same server with nobody else, taken right
 * before and after. Exits with 1 where a ratio is above five [SEC-06]. Run with `npm run bench strangers`, one attack
 * with `npm run bench strangers -- --attack optimise`.
 */
import { parseArgs } from 'node:util';
import { root } from '../../tools/tasks/project.ts';
import { startServer } from '../../tools/tasks/running-server.ts';
import { attacksOn } from './strangers/attacks.ts';
import { callsOfStrangers } from './strangers/strangers.ts';

const phaseMs = 6_000;
const mostRatio = 5;

process.chdir(root);
const { values } = parseArgs({ options: { attack: { type: 'string' } } });
const server = await startServer({ TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '600' });
try {
  const attacks = Object.entries(await attacksOn(server.url)).filter(
    ([name]) => values.attack === undefined || values.attack === name,
  );
  const measure = () => callsOfStrangers(server.url, phaseMs);
  await measure();
  for (const [name, attack] of attacks) {
    const before = await measure();
    const underway = attack(phaseMs);
    const under = await measure();
    const { made, refused } = await underway;
    const after = await measure();
    const idle = Math.min(before.median, after.median);
    const ratio = under.median / idle;
    console.log(
      `${name}: idle ${idle.toFixed(1)} ms, under attack ${under.median.toFixed(1)} ms (p95 ${under.p95.toFixed(0)}), ratio ${ratio.toFixed(1)}; ${made} calls of the attacker, ${refused} of them refused`,
    );
    if (ratio > mostRatio) process.exitCode = 1;
  }
} finally {
  await server.stop();
}
