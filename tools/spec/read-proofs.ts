import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ProofKind } from './read-rows.ts';
import { testTitles } from './test-titles.ts';

export interface Proof {
  readonly id: string;
  readonly kind: ProofKind;
  /** Path of the test file below the repository. */
  readonly file: string;
}

const kindOfFolder: Record<string, ProofKind> = { api: 'api', journeys: 'e2e' };

/** The ids in square brackets at the end of a title: `… [ADR-21, ADR-22]`. */
export function idsIn(title: string): string[] {
  const ids = /\[([A-Z]{3}-\d+(?:,\s*[A-Z]{3}-\d+)*)\]$/.exec(title.trimEnd())?.[1];
  return ids ? ids.split(',').map((id) => id.trim()) : [];
}

/** Every row id that a test title names, with the kind of proof its folder stands for. */
export function readProofs(root: string): Proof[] {
  const tests = join(root, 'tests');
  if (!existsSync(tests)) return [];
  return readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .toSorted()
    .flatMap((path) => {
      const kind = kindOfFolder[path.split(/[\\/]/)[0] ?? ''] ?? 'unit';
      const source = readFileSync(join(tests, path), 'utf8');
      const file = relative(root, join(tests, path));
      return testTitles(path, source)
        .flatMap(idsIn)
        .map((id) => ({ id, kind, file }));
    });
}
