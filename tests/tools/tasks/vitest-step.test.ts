import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../tools/tasks/project.ts';
import { failuresIn } from '../../../tools/tasks/vitest-step.ts';

const file = (
  name: string,
  status: string,
  ...tests: readonly (readonly [name: string, status: string, ...messages: string[]])[]
) => ({
  name: join(root, 'tests', name),
  status,
  assertionResults: tests.map(([fullName, its, ...failureMessages]) => ({
    fullName,
    status: its,
    failureMessages,
  })),
});

it('names each test that failed with what it failed with, and each file that does not load, by its place', () => {
  const message =
    '\u001B[31mAssertionError\u001B[39m: expected 1 to be 2\n\n    at prices.test.ts:3:5';
  const testResults = [
    file('deals.test.ts', 'passed', ['lists', 'passed']),
    file('prices.test.ts', 'failed', ['adds [PRI-01]', 'failed', message], ['rounds', 'passed']),
    file('menu.test.ts', 'failed'),
  ];
  expect(failuresIn({ numPassedTests: 2, testResults })).toEqual([
    'tests/prices.test.ts adds [PRI-01]\n  AssertionError: expected 1 to be 2\n      at prices.test.ts:3:5',
    'tests/menu.test.ts does not load',
  ]);
});
