import { expect, it } from 'vitest';
import { withSandbox } from '../../../tools/boot/with-sandbox.mjs';

it.each([
  ['start', {}, 'open'],
  ['dev', {}, 'open'],
  ['start', { SANDBOX: 'closed' }, 'closed'],
  ['start', { DATABASE_URL: 'postgresql://x' }, undefined],
  ['dev', { DATABASE_URL: 'postgresql://x' }, undefined],
  ['start', { DATABASE_URL: 'postgresql://x', SANDBOX: 'open' }, 'open'],
  ['start', { DATABASE_URL_NORTH: 'postgresql://x' }, undefined],
  ['start', { DATABASE_URL_NORTH: '' }, 'open'],
  ['import', {}, undefined],
])('npm run %s with %j has the sandboxes %s', (command, env, sandbox) => {
  expect(withSandbox(command, env)['SANDBOX']).toBe(sandbox);
});
