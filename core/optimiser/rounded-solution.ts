import type { Column, ColumnPool } from './columns.ts';
import type { Instance, Solution, Variant, VariantCopy } from './instance.ts';
import type { LinearProgram } from './linear-program.ts';

/**
 * A grouping near the solution of a relaxation: its whole copies first, then whatever else fits, what loses least
 * against the relaxation before the rest.
 */
export function roundedDown(
  instance: Instance,
  program: LinearProgram,
  pool: ColumnPool,
): Solution | undefined {
  const basket = new OpenBasket(instance);
  for (const [column, copies] of program.used()) {
    basket.take(column, Math.floor(copies + 1e-6));
  }
  const tolls = program.tollsOfVariants();
  const ranked = pool
    .map((column, index) => ({ column, index, value: program.reducedValue(column, tolls) }))
    .filter(({ column }) => column.value > 0 && program.isAllowed(column.variant))
    .toSorted((a, b) => b.value - a.value || a.index - b.index);
  for (const { column } of ranked) basket.take(column, Infinity);
  return basket.saving > 0 ? { saving: basket.saving, copies: basket.copies() } : undefined;
}

/** What is left of the units and limits while copies are taken. */
class OpenBasket {
  saving = 0;
  private readonly taken: Column[] = [];
  private readonly left: number[];
  private readonly limits: number[];
  private readonly instance: Instance;

  constructor(instance: Instance) {
    this.instance = instance;
    this.left = [...instance.counts];
    this.limits = instance.bundles.map(({ limit }) => limit ?? Infinity);
  }

  /** Takes as many copies of a column as fit, at most `most`. */
  take(column: Column, most: number): void {
    const { bundle } = this.instance.variants[column.variant] as Variant;
    let copies = Math.min(most, this.limits[bundle] ?? 0);
    for (const [at, itemClass] of column.classes.entries()) {
      copies = Math.min(copies, Math.floor((this.left[itemClass] ?? 0) / (column.counts[at] ?? 1)));
      if (copies <= 0) return;
    }
    if (copies <= 0) return;
    for (const other of this.instance.bundles[bundle]?.conflicts ?? []) this.limits[other] = 0;
    this.limits[bundle] = (this.limits[bundle] ?? 0) - copies;
    for (const [at, itemClass] of column.classes.entries()) {
      this.left[itemClass] = (this.left[itemClass] ?? 0) - copies * (column.counts[at] ?? 0);
    }
    for (let copy = 0; copy < copies; copy += 1) this.taken.push(column);
    this.saving += copies * column.value;
  }

  copies(): VariantCopy[] {
    return this.taken.map(({ variant, units }) => ({ variant, units }));
  }
}
