import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { compileOnce } from '../../../server/markets/compile-once.ts';
import { scratch } from '../../../tools/tasks/project.ts';

const sauces: JsonSchema = {
  type: 'array',
  uniqueItems: true,
  items: { type: 'object', properties: { from: { type: 'string', format: 'date' } } },
};
const right = [{ from: '2026-11-28' }];
const wrong = [{ from: 'today' }, { from: 7 }, { from: 7 }];

let folder = '';

beforeEach(() => {
  mkdirSync(scratch, { recursive: true });
  folder = mkdtempSync(join(scratch, 'compile-once-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function compile(schema: JsonSchema, into = folder) {
  const ajv = new Ajv({ allErrors: true, verbose: true, code: { source: true } });
  addFormats.default(ajv);
  const added = vi.spyOn(ajv, 'getSchema');
  const { sauces: fits } = compileOnce(into, { name: 'test', ajv, schemas: { sauces: schema } });
  return { fits, isCompiled: added.mock.calls.length > 0 };
}

it('what an earlier start has compiled says the same of every value, and is not compiled again', () => {
  const first = compile(sauces);
  const second = compile(sauces);
  expect([first.isCompiled, second.isCompiled]).toEqual([true, false]);
  for (const { fits } of [first, second]) {
    expect(fits(right)).toBe(true);
    expect(fits(wrong)).toBe(false);
  }
  expect(second.fits.errors).toEqual(first.fits.errors);
  expect(second.fits.errors).toHaveLength(4);
});

it('another schema takes the place of the one before', () => {
  compile(sauces);
  const { fits, isCompiled } = compile({ type: 'array', maxItems: 0 });
  expect(isCompiled).toBe(true);
  expect(fits(right)).toBe(false);
  expect(readdirSync(join(folder, 'test'))).toHaveLength(1);
});

it('code that cannot be loaded is made again', () => {
  compile(sauces);
  const [file = ''] = readdirSync(join(folder, 'test'));
  // Another folder: Node does not load a file again that it has loaded.
  const broken = join(folder, 'broken');
  mkdirSync(join(broken, 'test'), { recursive: true });
  writeFileSync(join(broken, 'test', file), 'module.exports = {');
  const { fits, isCompiled } = compile(sauces, broken);
  expect(isCompiled).toBe(true);
  expect(fits(right)).toBe(true);
  expect(readdirSync(join(broken, 'test'))).toEqual([file]);
});

it('where nothing can be written, schemas are compiled each time', () => {
  const file = join(folder, 'no-folder');
  writeFileSync(file, '');
  for (let start = 0; start < 2; start += 1) {
    const { fits, isCompiled } = compile(sauces, join(file, 'below'));
    expect(isCompiled).toBe(true);
    expect(fits(right)).toBe(true);
  }
});
