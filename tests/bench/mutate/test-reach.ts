import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root, scratch } from '../../../tools/tasks/project.ts';
import { hashFiles } from '../../../tools/tasks/source-hash.ts';
import { areas } from './areas.ts';
import { projectOf, runTests } from './run-tests.ts';

/** What a test file comes to. */
export interface TestReach {
  /** Path of the file below the project. */
  readonly test: string;
  /** How long its tests took, in milliseconds. */
  readonly took: number;
  /** Numbers of mutants, in the order of `allMutants`, that the file comes to besides its tests. */
  readonly ofAll: readonly number[];
  /** Those that its tests come to, by the titles of the blocks that they are in and their own. */
  readonly byTest: Readonly<Record<string, readonly number[]>>;
}

/** Every mutant that a test file comes to. */
export const reachedBy = ({ ofAll, byTest }: TestReach): ReadonlySet<number> =>
  new Set([...ofAll, ...Object.values(byTest).flat()]);

interface KeptReach extends TestReach {
  /** What the test file was then. */
  readonly hash: string;
}

interface Kept {
  /** What the mutated files were then. */
  readonly sources: string;
  readonly tests: readonly KeptReach[];
}

const file = join(scratch, 'test-reach.json');

/** What decides how mutants are numbered and what is kept of a test. */
const ofFormat = ['find-mutants.ts', 'setup.ts'].map((name) => `tests/bench/mutate/${name}`);

/** Tests of another project, and those that read files or start programs, which no mutant is in. */
const elsewhere = ['server/storage/', 'architecture/', 'tools/'];

const testFiles = (): readonly string[] =>
  readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .filter((name) => !elsewhere.some((folder) => name.startsWith(folder)))
    .map((name) => `tests/${name}`);

/**
 * Which tests come to which mutants: found out by running them all once, and again those that have changed since.
 */
export async function testReach(): Promise<readonly TestReach[]> {
  const sources = hashFiles(root, [...areas, ...ofFormat]);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
  const hashes = new Map(testFiles().map((test) => [test, hashFiles(root, [test])]));
  const known = (kept?.sources === sources ? kept.tests : []).filter(
    ({ test, hash }) => hashes.get(test) === hash,
  );
  const missing = [...hashes.keys()].filter((test) => known.every((one) => one.test !== test));
  if (missing.length === 0) return known;
  const reaches = [...known];
  for (const project of ['unit', 'api']) {
    const tests = missing.filter((test) => projectOf(test) === project);
    if (tests.length === 0) continue;
    console.log(`finding out what ${tests.length} test files come to (${project})`);
    const found = await record(tests);
    reaches.push(...found.map((one) => ({ ...one, hash: hashes.get(one.test) ?? '' })));
    mkdirSync(scratch, { recursive: true });
    writeFileSync(file, JSON.stringify({ sources, tests: reaches } satisfies Kept));
  }
  return reaches;
}

async function record(tests: readonly string[]): Promise<readonly TestReach[]> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-reach-'));
  const report = join(folder, 'report');
  try {
    const flags = ['--reporter=json', `--outputFile.json=${report}`, '--maxWorkers=2'];
    await runTests(tests[0] ?? '', tests, { env: { COMANDA_REACH_DIR: folder } }, ...flags);
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const states = new Map(
      testResults.map(({ name, status }) => [relative(root, name), status] as const),
    );
    for (const [test, status] of states) {
      if (status !== 'passed') console.log(`left out, as it fails without a mutant: ${test}`);
    }
    const reached = readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
      .map((line) => JSON.parse(line) as TestReach)
      .filter(({ test }) => states.get(test) === 'passed');
    const ofOtherProjects = tests.filter((test) => !states.has(test));
    return [
      ...reached,
      ...ofOtherProjects.map((test): TestReach => ({ test, took: 0, ofAll: [], byTest: {} })),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What Vitest reports of each test file. */
interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}
