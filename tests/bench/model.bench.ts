import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { testMoment } from '../../tools/tasks/test-moment.ts';
import { ModelShop } from '../api/model/model-shop.ts';
import { runModel } from '../api/model/run-model.ts';
import { shiftDate } from '../setup/shift-date.ts';

/**
 * Has customers, their bank, the hut and the machine do things in random order, and looks after each of that many runs
 * whether money, orders, uses and what customers were told agree [OPS-30]: `npm run bench model -- 5000`. A failure says
 * by which seed, path and steps it comes again: `npm run bench model -- 1 --seed 7 --path 31:0 --steps AAB:F`.
 */
const usualRuns = 1_000;
const toldEvery = 100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    path: { type: 'string' },
    steps: { type: 'string' },
  },
});
const runs = Number(positionals[0] ?? usualRuns);
const seed = Number(values.seed);

if (!Number.isInteger(runs) || runs < 1 || !Number.isInteger(seed)) {
  console.error('Use: model -- <runs> [--seed <number> [--path <path>] [--steps <replay path>]]');
  process.exitCode = 1;
} else {
  shiftDate(testMoment - Date.now());
  console.log(`${runs} runs, seed ${seed}`);
  const before = process.cpuUsage();
  const shop = await ModelShop.open();
  const failure = await runModel(shop, {
    runs,
    seed,
    ...(values.path !== undefined && { path: values.path }),
    ...(values.steps !== undefined && { replayPath: values.steps }),
    onRun: (done) => {
      if (done % toldEvery === 0) console.log(`${done} runs`);
    },
  });
  await shop.close();
  const { user, system } = process.cpuUsage(before);
  const counted = [...shop.answers].map(([name, count]) => `${name} × ${count}`).toSorted();
  console.log(`answers: ${counted.join(', ')}`);
  console.log(`processor: ${Math.round((user + system) / 1_000_000)} s`);
  if (failure !== undefined) {
    console.log(failure);
    process.exitCode = 1;
  } else console.log('money, orders, uses and what customers were told agree');
}
