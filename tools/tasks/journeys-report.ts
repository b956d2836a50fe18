import { stripVTControlCharacters } from 'node:util';

/** What a try at a journey ended with. */
interface Try {
  readonly status: string;
  readonly error?: { readonly message?: string };
  /** Files that were kept of it. */
  readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
}

/** A file or a group of journeys in Playwright's JSON report. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly expectedStatus?: string;
      readonly results: readonly Try[];
    }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly Suite[];
}

/** A journey whose first try failed. */
export interface FaultyJourney {
  readonly title: string;
  /** File and line, from the folder of the journeys. */
  readonly place: string;
  /** The width it ran at. */
  readonly width: string;
  /** What its first try failed with. */
  readonly error: string;
  /** The beginning of what its page showed then; empty where that is not known. */
  readonly page: string;
}

/** Reads a file that was kept of a try; empty when it is gone. */
export type ReadKept = (path: string) => string;

export interface JourneysResult {
  readonly passed: number;
  readonly failed: number;
  /** Those that passed at their second try. */
  readonly retried: readonly FaultyJourney[];
  /** Those that passed at no try. */
  readonly broken: readonly FaultyJourney[];
  /** What went wrong outside every journey, and the journeys that were never played for it. */
  readonly outside: readonly string[];
}

const toldLines = 16;
const pageLines = 30;

const firstLines = (text: string, count: number): string =>
  text.split('\n').slice(0, count).join('\n').trimEnd();

function errorOf(tries: readonly Try[]): string {
  const [first] = tries;
  const message = stripVTControlCharacters(first?.error?.message ?? first?.status ?? 'unknown');
  return firstLines(message, toldLines);
}

/** What the page showed when the first try failed, from what Playwright keeps of it. */
function pageOf([first]: readonly Try[], read: ReadKept): string {
  const path = first?.attachments?.find(({ name }) => name === 'error-context')?.path;
  const [, shown = ''] =
    /^# Page snapshot\n\n```yaml\n([^]*?)\n```$/m.exec(path === undefined ? '' : read(path)) ?? [];
  return firstLines(shown, pageLines);
}

const faultyIn = (
  wanted: 'flaky' | 'unexpected',
  { suites = [], specs = [] }: Suite,
  read: ReadKept,
): readonly FaultyJourney[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => ({
        title,
        place: `${file}:${line}`,
        width: projectName,
        error: errorOf(results),
        page: pageOf(results, read),
      })),
  ),
  ...suites.flatMap((suite) => faultyIn(wanted, suite, read)),
];

const unplayedIn = ({ suites = [], specs = [] }: Suite): readonly string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status, expectedStatus }) => status === 'skipped' && expectedStatus !== 'skipped')
      .map(() => `did not run: ${file}:${line} ${title}`),
  ),
  ...suites.flatMap(unplayedIn),
];

/**
 * The result of a run. A journey that passed at its second try has passed, and is named; an error outside every
 * journey (a file that does not load) counts as one failure.
 */
export function resultOf(
  { stats, errors, suites }: PlaywrightReport,
  read: ReadKept = () => '',
): JourneysResult {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    retried: suites.flatMap((suite) => faultyIn('flaky', suite, read)),
    broken: suites.flatMap((suite) => faultyIn('unexpected', suite, read)),
    outside: [
      ...errors.map(({ message = 'unknown' }) => stripVTControlCharacters(message)),
      ...suites.flatMap(unplayedIn),
    ],
  };
}

/** What a run says of errors that belong to no journey; nothing when there were none. */
export const outsideNotice = (outside: readonly string[]): string | undefined =>
  outside.length === 0 ? undefined : ['OUTSIDE EVERY JOURNEY:', ...outside].join('\n');

const indented = (text: string): string => text.replaceAll(/^/gm, '      ');

function faultyNotice(faulty: readonly FaultyJourney[], fault: string): string | undefined {
  if (faulty.length === 0) return undefined;
  const journeys = faulty.map(
    ({ title, place, width, error, page }) =>
      `  ${title}\n    ${place} (${width})\n${indented(error)}${page && `\n${indented(page)}`}`,
  );
  const count = faulty.length === 1 ? '1 JOURNEY' : `${faulty.length} JOURNEYS`;
  return [`${count} ${fault}`, ...journeys].join('\n');
}

/** What a run says of the journeys that needed their second try; nothing when none did. */
export const retriedNotice = (retried: readonly FaultyJourney[]): string | undefined =>
  faultyNotice(
    retried,
    'NEEDED A SECOND TRY. None may: each has a race, in the product or in itself, to be found and fixed.',
  );

/** What a run says of the journeys that failed at each try; nothing when none did. */
export const brokenNotice = (broken: readonly FaultyJourney[]): string | undefined =>
  faultyNotice(broken, 'FAILED AT EACH TRY.');
