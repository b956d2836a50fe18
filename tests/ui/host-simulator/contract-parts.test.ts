import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../../tools/host-contract/read-contract.ts';
import { root } from '../../../tools/tasks/project.ts';
import { type JsonObject, readSchemas } from '../../../tools/types/read-schemas.ts';
import {
  capabilitiesOf,
  permissionsOf,
  samplePayload,
} from '../../../ui/host-simulator/contract-parts.ts';
import { ableHost, answersTo, versionsOf } from '../../../ui/host-simulator/host-settings.ts';
import { fits } from '../../client/webview/message-schemas.ts';

const schemas = readSchemas(join(root, 'schemas'));
const contract = readContract(schemas);

/** The schemas with a text in one of them replaced by another. */
const changed = (path: string, before: string, after: string) => {
  const text = JSON.stringify(schemas.get(path));
  expect(text).toContain(before);
  return new Map([...schemas, [path, JSON.parse(text.replace(before, after)) as JsonObject]]);
};

describe('what the simulated app has switches for', () => {
  it('is every capability and permission of the contract, a new one by itself [HST-07]', () => {
    const told = JSON.stringify(contract);
    for (const { name } of capabilitiesOf(contract)) expect(told).toContain(`"${name}"`);
    expect(
      permissionsOf(contract).map(({ type, field, answers }) => [type, field, answers]),
    ).toEqual([
      ['LOCATION_PERMISSION', 'granted', [true, false]],
      ['TRACKING_PERMISSION', 'status', ['authorized', 'restricted', 'denied', 'unavailable']],
    ]);
    const abler = readContract(
      changed('webview/greeting.schema.json', '"deep-link"', '"deep-link","teleport"'),
    );
    expect(capabilitiesOf(abler).at(-1)).toEqual({ name: 'teleport', messages: [] });
    expect(ableHost(abler).capabilities).toContain('teleport');
    const asking = readContract(
      changed('webview/messages.schema.json', '"denied"', '"denied","later"'),
    );
    expect(permissionsOf(asking)[1]?.answers).toContain('later');
  });

  it('lets it be two versions newer than the contract, and as old as the first [HST-07]', () => {
    expect(versionsOf(contract)).toEqual([1, 2, 3, 4]);
  });
});

describe('the simulated app', () => {
  it('has a message of each type to begin with that fits its schema [HST-07]', () => {
    const check = fits('MessageFromApp');
    for (const message of contract.fromApp) {
      const { type } = message;
      expect([type, check({ type, payload: samplePayload(contract, message) })]).toEqual([
        type,
        true,
      ]);
    }
  });

  it('answers by the contract what it is asked, and nothing where it is told not to [HST-07]', () => {
    const able = ableHost(contract);
    const check = fits('MessageFromApp');
    const asked = [
      { type: 'READY', payload: {} },
      { type: 'LOCATION_PERMISSION_REQUEST', payload: {} },
      { type: 'TRACKING_PERMISSION_REQUEST', payload: {} },
      { type: 'ACCEPTED', payload: { version: 2, capabilities: ['safe-areas'] } },
    ];
    for (const message of asked) {
      expect(answersTo(contract, able, message).map(check)).toEqual([true]);
    }
    const silent = {
      ...able,
      isGreeting: false,
      permissions: { LOCATION_PERMISSION: { isAnswered: false, answer: true } },
    };
    for (const message of asked.slice(0, 3)) {
      expect(answersTo(contract, silent, message)).toEqual([]);
    }
  });
});
