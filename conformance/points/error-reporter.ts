import assert from 'node:assert/strict';
import type { ErrorReporter } from '../../core/shell/ports.ts';
import { frozen } from '../stand-ins.ts';
import type { Suite } from '../suite.ts';

export interface ReporterSamples {
  /** What has left for the reporter's receiver so far, in order, each report as a text or as an object. */
  readonly received: () => readonly unknown[];
}

/** Details as reports bring them: an error with a cause, a circle, nothing. */
function hostileDetails(): readonly (Readonly<Record<string, unknown>> | undefined)[] {
  const circle: Record<string, unknown> = { kind: 'network' };
  circle['self'] = circle;
  return [
    undefined,
    {},
    { kind: 'call', error: new Error('outer', { cause: new TypeError('inner') }) },
    { error: undefined, nothing: null, big: 10n, symbol: Symbol('x'), text: 'x'.repeat(50_000) },
    circle,
  ];
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** What every error reporter has to do. */
export const errorReporterSuite: Suite<ErrorReporter, ReporterSamples> = (
  { make },
  { received },
) => [
  {
    title: 'reports nothing by being there',
    run: () => {
      make();
      assert.deepEqual(received(), []);
    },
  },
  {
    title:
      'passes every report on, once and in order, with its level, message and kind [SHL-69, SHL-79]',
    run: () => {
      const reporter = make();
      const levels = ['info', 'warning', 'error'] as const;
      for (const level of levels) {
        reporter.report(level, `message of ${level}`, frozen({ kind: `kind-of-${level}` }));
      }
      const texts = received().map(asText);
      assert.equal(texts.length, levels.length);
      for (const [index, level] of levels.entries()) {
        for (const part of [level, `message of ${level}`, `kind-of-${level}`]) {
          assert.ok(texts[index]?.includes(part), `${part} in ${texts[index]}`);
        }
      }
    },
  },
  {
    title: 'says the message of an error that is among the details [SHL-69]',
    run: () => {
      make().report('error', 'An order failed', { error: new Error('what the server said') });
      assert.match(received().map(asText).join('\n'), /what the server said/);
    },
  },
  {
    title: 'takes any details without throwing and loses no report for them',
    run: () => {
      const reporter = make();
      const details = hostileDetails();
      for (const some of details) reporter.report('error', 'any', some);
      assert.equal(received().length, details.length);
    },
  },
];
