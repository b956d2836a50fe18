import { describe, expect, it } from 'vitest';
import {
  brokenNotice,
  outsideNotice,
  type PlaywrightReport,
  resultOf,
  retriedNotice,
} from '../../../tools/tasks/journeys-report.ts';

const journey = (
  title: string,
  status: 'expected' | 'unexpected' | 'flaky',
  firstError?: string,
) => ({
  title,
  file: 'vouchers/vouchers.spec.ts',
  line: 147,
  tests: [
    {
      projectName: 'phone',
      status,
      results: firstError
        ? [
            {
              status: 'failed',
              error: { message: firstError },
              attachments: [
                { name: 'screenshot', path: '/results/opens/test-failed-1.png' },
                { name: 'error-context', path: '/results/opens/error-context.md' },
              ],
            },
            { status: 'passed' },
          ]
        : [{ status: 'passed' }],
    },
  ],
});

const report: PlaywrightReport = {
  stats: { expected: 1, unexpected: 1, flaky: 2 },
  errors: [],
  suites: [
    {
      specs: [
        journey('applies a code [VOU-03]', 'expected'),
        journey(
          'opens the tabs [VOU-48]',
          'flaky',
          '\u001B[31mError\u001B[39m: the box is 328 wide',
        ),
        journey('refuses a code [VOU-07]', 'unexpected', 'Error: no'),
      ],
      suites: [{ specs: [journey('names the charge [EXP-40]', 'flaky', 'Error: an empty page')] }],
    },
  ],
};

describe('the result of the journeys', () => {
  it('counts one that passed at its second try as passed, and names it [OPS-01]', () => {
    const { passed, failed, retried } = resultOf(report);
    expect({ passed, failed }).toEqual({ passed: 3, failed: 1 });
    expect(retried).toEqual([
      {
        title: 'opens the tabs [VOU-48]',
        place: 'vouchers/vouchers.spec.ts:147',
        width: 'phone',
        error: 'Error: the box is 328 wide',
        page: '',
      },
      {
        title: 'names the charge [EXP-40]',
        place: 'vouchers/vouchers.spec.ts:147',
        width: 'phone',
        error: 'Error: an empty page',
        page: '',
      },
    ]);
  });

  it('says title, place and first error of every one of them, however many [OPS-01]', () => {
    const notice = retriedNotice(resultOf(report).retried) ?? '';
    expect(notice).toContain('2 JOURNEYS NEEDED A SECOND TRY');
    for (const told of ['[VOU-48]', '[EXP-40]', 'vouchers.spec.ts:147 (phone)', 'an empty page']) {
      expect(notice).toContain(told);
    }
  });

  it('says what the page of each showed when its first try failed [OPS-01]', () => {
    const kept = [
      '# Error details',
      '```',
      'Error: no',
      '```',
      '',
      '# Page snapshot',
      '',
      '```yaml',
      '- main:',
      '  - heading "Your order"',
      '```',
      '',
      '# Test source',
    ].join('\n');
    const { broken } = resultOf(report, (path) =>
      path.endsWith('opens/error-context.md') ? kept : '',
    );
    expect(broken.map(({ page }) => page)).toEqual(['- main:\n  - heading "Your order"']);
    expect(brokenNotice(broken)).toContain('      - main:\n        - heading "Your order"');
  });

  it('says nothing when none did [OPS-01]', () => {
    expect(retriedNotice([])).toBeUndefined();
    expect(brokenNotice([])).toBeUndefined();
  });

  it('says place and error of those that failed at each try too [OPS-01]', () => {
    const notice = brokenNotice(resultOf(report).broken) ?? '';
    for (const told of ['1 JOURNEY FAILED', '[VOU-07]', 'vouchers.spec.ts:147 (phone)', 'no']) {
      expect(notice).toContain(told);
    }
  });

  it('counts an error outside every journey as a failure, and names it with what did not run for it', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0 };
    const [wanted, unwanted] = ['passed', 'skipped'].map((expectedStatus) => ({
      title: `is ${expectedStatus} [VOU-03]`,
      file: 'vouchers/vouchers.spec.ts',
      line: 12,
      tests: [{ projectName: 'phone', status: 'skipped' as const, expectedStatus, results: [] }],
    }));
    const suites = [{ suites: [{ specs: [wanted, unwanted].filter((one) => one !== undefined) }] }];
    const outside = [
      'the worker ended',
      'did not run: vouchers/vouchers.spec.ts:12 is passed [VOU-03]',
    ];
    const errors = [{ message: '\u001B[31mthe worker ended' }];
    expect(resultOf({ stats, errors, suites })).toEqual({
      passed: 0,
      failed: 1,
      retried: [],
      broken: [],
      outside,
    });
    expect(outsideNotice(outside)).toContain(outside.join('\n'));
    expect(outsideNotice([])).toBeUndefined();
  });
});
