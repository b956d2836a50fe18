import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checksOf, ConformanceCaseError } from '../../conformance/checks-of.ts';
import { findCases } from '../../conformance/find-cases.ts';
import type { Check } from '../../conformance/suite.ts';
import { wholePlugin } from '../../core/engine/plugin-halves.ts';
import { findPlugins } from '../../server/markets/find-plugins.ts';
import { checkOptions } from '../../server/markets/schemas.ts';
import { browserContext } from './browser-context.ts';
import { failingChecks } from './failing-checks.ts';

let pluginsDir: string;
beforeEach(() => {
  pluginsDir = mkdtempSync(join(tmpdir(), 'comanda-plugins-'));
});
afterEach(() => rmSync(pluginsDir, { recursive: true }));

/** How a phone validator of the tests checks a number, as code. */
const goodRule = `(typed) => {
  const number = typed.replace(/[^0-9+]/g, '');
  if (!/[0-9]/.test(number)) return 'REQUIRED';
  return /^0[0-9]{9}$/.test(number) ? undefined : 'INVALID_PHONE';
}`;
/** The same, of which a letter in the number makes an error that no contract knows. */
const brokenRule = `(typed) => (/[a-z]/.test(typed) ? 'LETTERS' : (${goodRule})(typed))`;

const oneCase = `{ name: 'of an island', good: ['0123456789'], wrong: ['0123'] }`;

/** Writes the folder of a plugin that checks phone numbers; `cases` is what its conformance.ts exports, as code. */
function writePlugin(id: string, rule: string, cases?: string): void {
  const folder = join(pluginsDir, id);
  mkdirSync(folder);
  const contract = `{ validate: ${rule}, forRequest: (typed) => typed.replaceAll('^', ''), forForm: (stored) => stored }`;
  const head = `id: '${id}', title: '${id}', version: '1.0.0', engine: '^1.0.0'`;
  const contributes = `[{ point: 'phone-validator', make: () => (${contract}) }]`;
  writeFileSync(
    join(folder, 'plugin.ts'),
    `export default { ${head}, contributes: ${contributes} };`,
  );
  if (cases !== undefined) {
    writeFileSync(join(folder, 'conformance.ts'), `export default ${cases};`);
  }
}

/** The checks of a plugin of the folder, found as those of this repository are. */
async function checksIn(id: string): Promise<readonly Check[]> {
  const load = findPlugins(pluginsDir)[id];
  if (!load) throw new Error(`There is no plugin ${id}.`);
  return checksOf(wholePlugin(await load()), await findCases(pluginsDir, id), {
    checkOptions,
    contextOf: browserContext,
  });
}

it('a plugin is tried by the suite of its point because its folder is there [ENG-18]', async () => {
  writePlugin('island-phone', goodRule, `{ 'phone-validator': [${oneCase}] }`);
  const checks = await checksIn('island-phone');
  expect(checks.length).toBeGreaterThan(5);
  expect(await failingChecks(checks)).toEqual([]);
});

it('a plugin that breaks its contract is found out, by name, point, case and promise [ENG-18]', async () => {
  writePlugin('island-phone', brokenRule, `{ 'phone-validator': [${oneCase}] }`);
  const failed = await failingChecks(await checksIn('island-phone'));
  expect(failed).toContain(
    'island-phone as phone-validator, of an island: names an error of the contract for what is no number, without throwing',
  );
});

it.each([
  ['without a conformance.ts', undefined, 'island-phone fills phone-validator and has no case'],
  ['with no case for its point', `{ 'phone-validator': [] }`, 'has no case for it: write one in'],
  [
    'with cases for a point that it does not fill',
    `{ 'phone-validator': [${oneCase}], consent: [] }`,
    'has cases for consent, which it does not fill',
  ],
  [
    'with two cases of one name',
    `{ 'phone-validator': [${oneCase}, ${oneCase}] }`,
    `two cases 'of an island' for phone-validator`,
  ],
  [
    'with a case of options that its schema does not know',
    `{ 'phone-validator': [{ ...${oneCase}, options: { digits: 10 } }] }`,
    `options of the case 'of an island' of island-phone are wrong`,
  ],
])('a plugin %s is refused with what is missing [ENG-18]', async (_how, cases, message) => {
  writePlugin('island-phone', goodRule, cases);
  const refusal = checksIn('island-phone');
  await expect(refusal).rejects.toThrow(ConformanceCaseError);
  await expect(refusal).rejects.toThrow(message);
});
