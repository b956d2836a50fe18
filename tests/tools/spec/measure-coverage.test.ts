import { describe, expect, it } from 'vitest';
import { losses, measureCoverage } from '../../../tools/spec/measure-coverage.ts';
import { idsIn } from '../../../tools/spec/read-proofs.ts';
import type { SpecificationRow } from '../../../tools/spec/read-rows.ts';
import { testTitles } from '../../../tools/spec/test-titles.ts';

const rows: SpecificationRow[] = [
  { id: 'ADR-01', area: 'ADR', kinds: ['unit'] },
  { id: 'ADR-02', area: 'ADR', kinds: ['unit', 'e2e'] },
];

describe('coverage of the specification', () => {
  it('counts a row for each kind of proof that it asks for and has', () => {
    const { proven, missing } = measureCoverage(rows, [
      { id: 'ADR-02', kind: 'unit', file: 'a.test.ts' },
      { id: 'ADR-02', kind: 'unit', file: 'b.test.ts' },
      { id: 'ADR-02', kind: 'api', file: 'c.test.ts' },
    ]);
    expect(proven).toEqual({ ADR: { unit: 1, api: 0, e2e: 0 } });
    expect(missing).toEqual({ ADR: { unit: ['ADR-01'], api: [], e2e: ['ADR-02'] } });
  });

  it('names proofs of rows that do not exist', () => {
    const proof = { id: 'ADR-99', kind: 'unit', file: 'a.test.ts' } as const;
    expect(measureCoverage(rows, [proof]).unknown).toEqual([proof]);
  });

  it('names the areas and kinds that have lost a proof', () => {
    const before = { ADR: { unit: 2, api: 0, e2e: 1 } };
    const now = { ADR: { unit: 1, api: 0, e2e: 4 } };
    expect(losses(before, now)).toEqual(['ADR unit: 1 proven, 2 before']);
  });
});

describe('test titles', () => {
  it('are read from plain, repeated and composed declarations', () => {
    const source = [
      "it('adds [ADR-01]', () => {});",
      "it.each(cases)('refuses %s [ADR-02]', () => {});",
      'test(`walks ${name} [ADR-01, ADR-02]`, async ({ page }) => {});',
      "describe('not a test [ADR-03]', () => {});",
    ].join('\n');
    const titles = testTitles('some.test.ts', source);
    expect(titles.flatMap(idsIn)).toEqual(['ADR-01', 'ADR-02', 'ADR-01', 'ADR-02']);
  });

  it('name rows only at their end', () => {
    expect(idsIn('compares [ADR-01] with something')).toEqual([]);
  });
});
