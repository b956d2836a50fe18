import type { Proof } from './read-proofs.ts';
import { proofKinds } from './read-rows.ts';
import type { ProofKind, SpecificationRow } from './read-rows.ts';

/** How many rows of each area have a proof, by kind: `{ ADR: { unit: 12, api: 3, e2e: 0 } }`. */
export type ProvenCounts = Record<string, Record<ProofKind, number>>;

export interface Coverage {
  readonly proven: ProvenCounts;
  /** How many rows of each area ask for a proof, by kind. */
  readonly wanted: ProvenCounts;
  /** Ids of the rows without a proof they ask for, by area and kind. */
  readonly missing: Record<string, Record<ProofKind, string[]>>;
  /** Proofs of ids that no row carries. */
  readonly unknown: readonly Proof[];
}

/** Compares what the specification asks for with what the tests prove. */
export function measureCoverage(
  rows: readonly SpecificationRow[],
  proofs: readonly Proof[],
): Coverage {
  const known = new Set(rows.map(({ id }) => id));
  const found = new Set(proofs.map(({ id, kind }) => `${id} ${kind}`));
  const proven: ProvenCounts = {};
  const wanted: ProvenCounts = {};
  const missing: Coverage['missing'] = {};
  for (const { id, area, kinds } of rows) {
    const provenHere = (proven[area] ??= { unit: 0, api: 0, e2e: 0 });
    const wantedHere = (wanted[area] ??= { unit: 0, api: 0, e2e: 0 });
    const missingHere = (missing[area] ??= { unit: [], api: [], e2e: [] });
    for (const kind of kinds) {
      wantedHere[kind] += 1;
      if (found.has(`${id} ${kind}`)) provenHere[kind] += 1;
      else missingHere[kind].push(id);
    }
  }
  return { proven, wanted, missing, unknown: proofs.filter(({ id }) => !known.has(id)) };
}

/** The areas and kinds with fewer proven rows than were recorded, as sentences. */
export function losses(recorded: ProvenCounts, proven: ProvenCounts): string[] {
  return Object.entries(recorded).flatMap(([area, counts]) =>
    proofKinds
      .filter((kind) => (proven[area]?.[kind] ?? 0) < counts[kind])
      .map(
        (kind) => `${area} ${kind}: ${proven[area]?.[kind] ?? 0} proven, ${counts[kind]} before`,
      ),
  );
}

/** One line for each area, such as `ADR   unit 12/30   api 3/4   e2e 0/9`, and one for all together. */
export function describeCoverage({ proven, wanted }: Coverage): string {
  const line = (area: string, areas: readonly string[]) => {
    const sum = (counts: ProvenCounts, kind: ProofKind) =>
      areas.reduce((total, name) => total + (counts[name]?.[kind] ?? 0), 0);
    const cells = proofKinds.map(
      (kind) => `${kind} ${String(sum(proven, kind)).padStart(4)}/${sum(wanted, kind)}`,
    );
    return `${area.padEnd(5)}${cells.map((cell) => cell.padEnd(16)).join('')}`.trimEnd();
  };
  const areas = Object.keys(wanted).toSorted();
  return [...areas.map((area) => line(area, [area])), line('all', areas)].join('\n');
}
