import { type Environment, readEnvironment } from '../../server/environment-variables.ts';
import { root } from '../../tools/tasks/project.ts';

/** What servers of tests are set to. */
export const testEnvironment = (): Environment => ({
  ...readEnvironment({}, root),
  port: 0,
  kitchenPaceMs: 'off',
  sandbox: 'open',
  requestsPerMinute: 0,
  passwordLogN: 8,
});
