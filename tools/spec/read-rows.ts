import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The kinds of test that can prove a row. */
export const proofKinds = ['unit', 'api', 'e2e'] as const;
export type ProofKind = (typeof proofKinds)[number];

export interface SpecificationRow {
  /** Such as `ADR-21`. */
  readonly id: string;
  /** The prefix of the id, such as `ADR`. */
  readonly area: string;
  /** Every kind of proof the row asks for. */
  readonly kinds: readonly ProofKind[];
}

function parseRow(line: string): SpecificationRow | undefined {
  const id = /^\| ([A-Z]{3}-\d+) \|/.exec(line)?.[1];
  if (!id) return undefined;
  // Read from the end: a requirement may itself hold a bar.
  const proof = line.trimEnd().replace(/\|$/, '').split('|').at(-2) ?? '';
  const named = proof.split('+').map((kind) => kind.trim());
  return { id, area: id.slice(0, 3), kinds: proofKinds.filter((kind) => named.includes(kind)) };
}

/** All rows of the specification, in the order of its files. */
export function readRows(folder: string): SpecificationRow[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .map(parseRow)
    .filter((row) => row !== undefined);
}
