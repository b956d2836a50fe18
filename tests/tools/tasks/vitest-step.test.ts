import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../tools/tasks/project.ts';
import { failuresIn } from '../../../tools/tasks/vitest-step.ts';

const file = (name: string, status: string, ...tests: readonly (readonly [string, string])[]) => ({
  name: join(root, 'tests', name),
  status,
  assertionResults: tests.map(([fullName, its]) => ({ fullName, status: its })),
});

it('names each test that failed, and each file that does not load, by its place', () => {
  const testResults = [
    file('deals.test.ts', 'passed', ['lists', 'passed']),
    file('prices.test.ts', 'failed', ['adds [PRI-01]', 'failed'], ['rounds', 'passed']),
    file('menu.test.ts', 'failed'),
  ];
  expect(failuresIn({ numPassedTests: 2, testResults })).toEqual([
    'tests/prices.test.ts adds [PRI-01]',
    'tests/menu.test.ts does not load',
  ]);
});
