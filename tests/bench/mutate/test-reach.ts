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
  /** Numbers of mutants, in the order of `allMutants`. */
  readonly reached: readonly number[];
}

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
  const sources = hashFiles(root, areas);
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
    await runTests(tests, { env: { COMANDA_REACH_DIR: folder } }, ...flags);
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const passed = testResults
      .filter(({ status }) => status === 'passed')
      .map(({ name }) => relative(root, name));
    const failed = tests.filter((test) => !passed.includes(test));
    for (const test of failed) console.log(`left out, as it fails without a mutant: ${test}`);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'))
      .map((line) => JSON.parse(line) as TestReach)
      .filter(({ test }) => passed.includes(test));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What Vitest reports of each test file. */
interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}
