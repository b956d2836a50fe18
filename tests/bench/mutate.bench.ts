/**
 * Breaks rules one at a time and says which breaks no test notices: `npm run bench mutate -- 100 --seed 7` tries a
 * hundred of them, `npm run bench mutate` all. Those that cannot matter stand in `mutate/argued.json`, each with its reason.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../tools/tasks/project.ts';
import { findMutants, type Mutant } from './mutate/find-mutants.ts';
import { sample } from './mutate/sample.ts';
import { Workshop } from './mutate/workshop.ts';

/** Where money and orders are decided. */
const areas = [
  'core/basket',
  'core/deals',
  'core/money',
  'core/orders',
  'core/payments',
  'core/surcharges',
  'core/vouchers',
  'server/orders',
];

/** A change that no test can notice, and why. */
interface Argued extends Pick<Mutant, 'file' | 'what'> {
  /** The line as it stands, without the blanks around it. */
  readonly source: string;
  readonly reason: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' } },
});
const all = areas.flatMap((area) =>
  readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .flatMap((name) => findMutants(root, `${area}/${name}`)),
);
const tried = sample(all, Number(positionals[0] ?? all.length), Number(values.seed));
const argued = JSON.parse(
  readFileSync(new URL('mutate/argued.json', import.meta.url), 'utf8'),
) as readonly Argued[];

const lineOf = ({ file, line }: Mutant): string =>
  (readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '').trim();
const isArgued = (mutant: Mutant): boolean =>
  argued.some(
    ({ file, what, source }) =>
      file === mutant.file && what === mutant.what && source === lineOf(mutant),
  );

const workshop = new Workshop();
const survivors: Mutant[] = [];
try {
  for (const mutant of tried) {
    if (isArgued(mutant) || workshop.notices(mutant)) continue;
    survivors.push(mutant);
    console.log(
      `survived: ${mutant.file}:${mutant.line} ${mutant.what}\n          ${lineOf(mutant)}`,
    );
  }
} finally {
  workshop.close();
}
console.log(
  `${tried.length - survivors.length} of ${tried.length} changes noticed (of ${all.length} there are; seed ${values.seed})`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;
