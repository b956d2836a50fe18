import type { Instance, Variant } from './instance.ts';
import type { Column, Row } from './columns.ts';
import type { LinearProgram } from './linear-program.ts';

/** The parts of a unit that cuts count: with more of them hardly any cut is found that these do not imply. */
const parts = [1 / 2, 1 / 3, 2 / 3, 1 / 4, 3 / 4, 1 / 5, 2 / 5, 3 / 5, 4 / 5, 1 / 6, 5 / 6];
const broken = 1e-3;
const cutsPerRound = 8;

/** Some classes as bits, with the units there are of them. */
interface ClassSet {
  readonly bits: Bits;
  readonly units: number;
  /** The rows made of it so far, by part. */
  readonly rows: Map<number, Row>;
}

/** A group of a variant that has to be filled: the classes that fill it, as bits. */
interface Need {
  readonly bits: Bits;
  readonly need: number;
}

type Bits = Int32Array;

/**
 * Cuts: where each of n units of some classes counts as a part p of one, all copies together count at most p × n, and
 * a copy that takes j of them at least floor(p × j). Whole groupings add up whole numbers, so these stay within
 * floor(p × n) (the rounding of Chvátal and Gomory); relaxed ones may not.
 */
export class Cuts {
  private readonly sets: readonly ClassSet[];
  private readonly needs: readonly (readonly Need[])[];

  constructor({ counts, variants }: Instance) {
    const words = Math.ceil(counts.length / 32);
    const bitsOf = (classes: readonly number[]): Bits => {
      const bits = new Int32Array(words);
      for (const itemClass of classes) {
        const word = itemClass >> 5;
        bits[word] = (bits[word] as number) | (1 << (itemClass & 31));
      }
      return bits;
    };
    const known = new Map<string, ClassSet>();
    const keep = (classes: readonly number[]): Bits => {
      const bits = bitsOf(classes);
      const key = bits.join();
      const units = classes.reduce((sum, itemClass) => sum + (counts[itemClass] ?? 0), 0);
      const found = known.get(key);
      if (found) return found.bits;
      known.set(key, { bits, units, rows: new Map() });
      return bits;
    };
    this.needs = variants.map(({ groups }) =>
      groups.flatMap(({ need, isOptional, classes }) =>
        isOptional ? [] : [{ need, bits: keep(classes) }],
      ),
    );
    for (const variant of variants) overlapUnions([variant]).forEach(keep);
    overlapUnions(variants).forEach(keep);
    this.sets = [...known.values()].filter(({ units }) => units > 1);
  }

  /** Adds the cuts that the present solution breaks most; false when it breaks none. */
  addBroken(program: LinearProgram): boolean {
    const used: (readonly [Column, number])[] = [...program.used()];
    const found: { readonly set: ClassSet; readonly part: number; readonly by: number }[] = [];
    const activity = new Float64Array(parts.length);
    for (const set of this.sets) {
      activity.fill(0);
      for (const [{ variant }, copies] of used) {
        const need = this.needIn(set, variant);
        if (need < 2) continue;
        for (let at = 0; at < parts.length; at += 1) {
          const counted = wholeParts(need, parts[at] as number);
          activity[at] = (activity[at] as number) + copies * counted;
        }
      }
      for (const [at, part] of parts.entries()) {
        const by = (activity[at] as number) - wholeParts(set.units, part);
        if (by > broken) found.push({ set, part, by });
      }
    }
    found.sort((a, b) => b.by - a.by);
    const rows = found.slice(0, cutsPerRound).map(({ set, part }) => this.rowOf(set, part));
    if (rows.length > 0) program.addRows(rows);
    return rows.length > 0;
  }

  private rowOf(set: ClassSet, part: number): Row {
    const known = set.rows.get(part);
    if (known) return known;
    const row = {
      coefficients: Float64Array.from(this.needs, (_, variant) =>
        wholeParts(this.needIn(set, variant), part),
      ),
      limit: wholeParts(set.units, part),
    };
    set.rows.set(part, row);
    return row;
  }

  /** Units of a set that a copy of a variant takes whatever fills it. */
  private needIn({ bits }: ClassSet, variant: number): number {
    let sum = 0;
    for (const need of this.needs[variant] as readonly Need[]) {
      if (isWithin(need.bits, bits)) sum += need.need;
    }
    return sum;
  }
}

const wholeParts = (units: number, part: number): number => Math.floor(units * part + 1e-9);

/** The classes that groups of any variants connect. */
function overlapUnions(variants: readonly Variant[]): number[][] {
  const parent = new Map<number, number>();
  const rootOf = (itemClass: number): number => {
    const above = parent.get(itemClass) ?? itemClass;
    return above === itemClass ? itemClass : rootOf(above);
  };
  for (const { groups } of variants) {
    for (const { classes } of groups) {
      for (const other of classes) parent.set(rootOf(other), rootOf(classes[0] ?? other));
    }
  }
  const unions = new Map<number, number[]>();
  const all = new Set(variants.flatMap(({ groups }) => groups.flatMap(({ classes }) => classes)));
  for (const itemClass of all) {
    const root = rootOf(itemClass);
    unions.set(root, [...(unions.get(root) ?? []), itemClass]);
  }
  return [...unions.values()];
}

function isWithin(part: Bits, whole: Bits): boolean {
  for (let word = 0; word < part.length; word += 1) {
    if (((part[word] as number) & ~(whole[word] as number)) !== 0) return false;
  }
  return true;
}
