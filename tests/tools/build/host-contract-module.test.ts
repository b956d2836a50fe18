import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renderHostContract } from '../../../tools/build/host-contract-module.ts';
import { root } from '../../../tools/tasks/project.ts';
import { readSchemas } from '../../../tools/types/read-schemas.ts';
import {
  readMessage,
  readSession,
  type SchemaChecks,
} from '../../../ui/host-simulator/read-message.ts';

const source = renderHostContract(readSchemas(join(root, 'schemas')));

const built = async () =>
  (await import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`)) as {
    readonly checks: SchemaChecks;
  };

it('the page of the simulator checks messages and sessions by their own schemas, without compiling [HST-07]', async () => {
  const { checks } = await built();
  expect(source).not.toMatch(/new Function|eval\(|require\(/);
  const mistakes = (from: 'host' | 'page', message: unknown) =>
    readMessage(checks, from, JSON.stringify(message)).mistakes;
  expect(mistakes('host', { type: 'BACK_PRESSED', payload: {} })).toEqual([]);
  expect(mistakes('host', { type: 'LOCATION_PERMISSION', payload: { granted: 'yes' } })).toEqual([
    '/payload/granted must be boolean',
  ]);
  expect(mistakes('page', { type: 'HAPTICS', payload: { kind: 'loud' } })).toEqual([
    '/payload/kind must be equal to one of the allowed values',
  ]);
  expect(mistakes('page', { type: 'BACK_PRESSED', payload: {} })).toEqual(['/type BACK_PRESSED']);
  expect(mistakes('page', { type: 'constructor', payload: {} })).not.toEqual([]);
  expect(readMessage(checks, 'page', 'hello').message).toBeUndefined();
  expect(readSession(checks, '{')).toEqual(['JSON']);
  expect(readSession(checks, '{"format":1}')).toContain(
    " must have required property 'title'".trim(),
  );
});
