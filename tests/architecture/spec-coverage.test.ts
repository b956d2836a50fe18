import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeCoverage, losses, measureCoverage } from '../../tools/spec/measure-coverage.ts';
import type { ProvenCounts } from '../../tools/spec/measure-coverage.ts';
import { readProofs } from '../../tools/spec/read-proofs.ts';
import { readRows } from '../../tools/spec/read-rows.ts';
import { root } from '../../tools/tasks/project.ts';

const folder = join(root, 'docs', 'spec');
const rows = readRows(folder);
const coverage = measureCoverage(rows, readProofs(root));
const recorded = JSON.parse(readFileSync(join(folder, 'proven.json'), 'utf8')) as ProvenCounts;

console.log(`Rows proven (each by: node tools/record-proven.ts)\n${describeCoverage(coverage)}`);

describe('the specification', () => {
  it('gives every row an id of its own and a kind of proof', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(rows.filter(({ kinds }) => kinds.length === 0)).toEqual([]);
    expect(rows.length).toBeGreaterThan(1500);
  });

  it('has a row for every id that a test names', () => {
    expect(coverage.unknown.map(({ id, file }) => `${id} in ${file}`)).toEqual([]);
  });

  it('never loses a proof that it had (record new ones: node tools/record-proven.ts)', () => {
    expect(losses(recorded, coverage.proven)).toEqual([]);
  });
});
