/**
 * Breaks rules one at a time and says which breaks no test notices: `npm run bench mutate -- 100 --seed 7` tries a
 * hundred of them, `npm run bench mutate` all, each with the tests that come to it: at first many in one process, one
 * after the other, then those that no test noticed in processes of their own. Of the tests of the API, which are slow,
 * `--api 4` takes the four that come to the least else; `--in core/deals` tries what is in that folder. Breaks that
 * cannot matter stand in `mutate/argued.json`, each with its reason.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgresPrograms } from '../../tools/tasks/postgres-programs.ts';
import { root } from '../../tools/tasks/project.ts';
import { startPostgres } from '../../tools/tasks/running-postgres.ts';
import { allMutants } from './mutate/areas.ts';
import type { Mutant } from './mutate/find-mutants.ts';
import { sample } from './mutate/sample.ts';
import { testReach } from './mutate/test-reach.ts';
import { roundsOf } from './mutate/tests-of.ts';
import { tryMutant } from './mutate/try-mutant.ts';
import { tryTogether } from './mutate/try-together.ts';

/** How many are tried at a time. */
const lanes = 2;

const toldEvery = 10;

/** A change that no test can notice, and why. */
interface Argued extends Pick<Mutant, 'file' | 'what'> {
  /** The line as it stands, without the blanks around it. */
  readonly source: string;
  readonly reason: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    api: { type: 'string', default: 'Infinity' },
    in: { type: 'string', default: '' },
  },
});
const all = allMutants();
const there = all.filter(({ file }) => file.startsWith(values.in));
const tried = sample(there, Number(positionals[0] ?? there.length), Number(values.seed));
const argued = JSON.parse(
  readFileSync(new URL('mutate/argued.json', import.meta.url), 'utf8'),
) as readonly Argued[];

const lineOf = ({ file, line }: Mutant): string =>
  (readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '').trim();
const tell = (mutant: number): string => {
  const { [mutant]: found } = all;
  return found ? `${found.file}:${found.line} ${found.what}\n  ${lineOf(found)}` : '';
};
const isArgued = (mutant: Mutant): boolean =>
  argued.some(
    ({ file, what, source }) =>
      file === mutant.file && what === mutant.what && source === lineOf(mutant),
  );

// Tests of the API run on it if they can, as it is the quicker one to start.
const programs = findPostgresPrograms();
const postgres = programs === undefined ? undefined : await startPostgres(programs);
if (postgres) process.env['DATABASE_URL'] = postgres.url;

// A test run that is told to end fails: that is not a mutant that was noticed.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const numbers = new Map(all.map((mutant, number) => [mutant, number]));
const left = tried.filter((mutant) => !isArgued(mutant)).map((mutant) => numbers.get(mutant) ?? 0);
const survivors: number[] = [];

try {
  const reaches = await testReach();
  const ofApi = Number(values.api);
  const switched = left.filter((mutant) => !all[mutant]?.isFixed);
  const noticed = await tryTogether(switched, reaches, ofApi, console.log);
  const roundsOfMutant = roundsOf(all, reaches, ofApi);
  const outlived = left.filter((mutant) => !noticed.has(mutant));
  console.log(`${outlived.length} of ${left.length} are tried on their own`);
  const lane = async () => {
    for (let mutant = outlived.shift(); mutant !== undefined; mutant = outlived.shift()) {
      if (outlived.length % toldEvery === 0) console.log(`${outlived.length} left`);
      const rounds = roundsOfMutant(mutant);
      const fate = await tryMutant(mutant, rounds);
      if (fate === 'noticed') continue;
      survivors.push(mutant);
      console.log(`${fate}, ${rounds.flat().length} test files: ${tell(mutant)}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
} finally {
  await postgres?.stop();
}
console.log(
  `${tried.length - survivors.length} of ${tried.length} changes noticed (of ${there.length} there are; seed ${values.seed})`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;
