import type { Column, ColumnPool } from './columns.ts';
import type { Instance, Variant, VariantGroup } from './instance.ts';
import type { LinearProgram } from './linear-program.ts';

const worthwhile = 1e-6;

/** A filling while it is put together: units taken of each class, by class. */
class Filling {
  readonly taken: Float64Array;
  readonly classes: number[] = [];
  readonly units: number[][] = [];
  reduced = 0;
  value = 0;

  constructor(classes: number) {
    this.taken = new Float64Array(classes);
  }

  empty(): void {
    for (const itemClass of this.classes) this.taken[itemClass] = 0;
    this.classes.length = 0;
    this.units.length = 0;
    this.reduced = 0;
    this.value = 0;
  }

  result(): Filled {
    const { value, reduced, taken } = this;
    const classes = [...this.classes];
    const counts = classes.map((itemClass) => taken[itemClass] as number);
    return { value, reduced, classes, counts, units: [...this.units] };
  }

  openGroup(): void {
    this.units.push([]);
  }

  add(itemClass: number, units: number, score: number, dual: number): void {
    const group = this.units[this.units.length - 1] as number[];
    for (let unit = 0; unit < units; unit += 1) group.push(itemClass);
    if (this.taken[itemClass] === 0) this.classes.push(itemClass);
    this.taken[itemClass] = (this.taken[itemClass] as number) + units;
    this.value += units * score;
    this.reduced += units * (score - dual);
  }
}

/** A filling with what it is worth, before and after the duals. */
type Filled = Omit<Column, 'variant'> & { readonly reduced: number };

/** Finds the fillings that improve a linear program. */
export class ColumnPricer {
  private readonly filling: Filling;
  private readonly instance: Instance;
  private readonly pool: ColumnPool;

  constructor(instance: Instance, pool: ColumnPool) {
    this.instance = instance;
    this.pool = pool;
    this.filling = new Filling(instance.counts.length);
  }

  /**
   * Adds the best filling of every bundle to the pool where it improves the program; false when none does: then
   * the value of the program is an upper bound for every grouping.
   */
  addImproving(program: LinearProgram): boolean {
    const { variants, bundles } = this.instance;
    const tolls = program.tollsOfVariants();
    const best: (Column | undefined)[] = Array.from({ length: bundles.length });
    const most = new Float64Array(bundles.length).fill(worthwhile);
    for (let index = 0; index < variants.length; index += 1) {
      if (!program.isAllowed(index)) continue;
      const variant = variants[index] as Variant;
      const cost = variant.constant + (tolls[index] as number);
      const filled = this.fill(variant, program.duals, (most[variant.bundle] as number) + cost, []);
      if (!filled) continue;
      most[variant.bundle] = filled.reduced - cost;
      best[variant.bundle] = { variant: index, ...filled, value: filled.value - variant.constant };
    }
    let isImproved = false;
    for (const column of best) {
      if (!column) continue;
      this.pool.push(column);
      isImproved = true;
    }
    return isImproved;
  }

  /**
   * Bans the variants of a solved program of which every filling loses more than `slack`: a grouping saves no more
   * than the program less what each of its columns loses, so none that saves `value − slack` has a copy of them.
   */
  banLosing(program: LinearProgram, slack: number): void {
    const { duals } = program;
    const tolls = program.tollsOfVariants();
    for (const [index, { constant, groups }] of this.instance.variants.entries()) {
      if (!program.isAllowed(index)) continue;
      let most = -constant - (tolls[index] as number);
      for (const group of groups) most += mostOf(group, duals);
      if (most < -slack) program.ban(index);
    }
  }

  /**
   * The best filling of a variant at these duals; undefined when it cannot be filled or gains no more than `least`.
   * Groups are filled one by one; where two of them want more units of a class than there are, each way to share
   * them out is tried.
   */
  private fill(
    variant: Variant,
    duals: Float64Array,
    least: number,
    shares: readonly Share[],
  ): Filled | undefined {
    const { filling } = this;
    filling.empty();
    for (const [at, group] of variant.groups.entries()) {
      filling.openGroup();
      if (!this.fillGroup(at, group, duals, shares)) return undefined;
    }
    if (filling.reduced <= least || filling.classes.length === 0) return undefined;
    const wanted = filling.classes.find(
      (itemClass) =>
        (filling.taken[itemClass] as number) > (this.instance.counts[itemClass] as number),
    );
    return wanted === undefined
      ? filling.result()
      : this.fillSharing(variant, duals, { least, shares, wanted });
  }

  private fillSharing(
    variant: Variant,
    duals: Float64Array,
    facts: { readonly least: number; readonly shares: readonly Share[]; readonly wanted: number },
  ): Filled | undefined {
    const { shares, wanted } = facts;
    const takers = this.filling.units.flatMap((units, group) => {
      const taken = units.reduce((sum, unit) => sum + (unit === wanted ? 1 : 0), 0);
      return taken > 0 ? [{ group, taken }] : [];
    });
    let { least } = facts;
    let best: Filled | undefined;
    // Together they take too many: at least one of them has to take fewer.
    for (const { group, taken } of takers) {
      const own = [...shares, { group, itemClass: wanted, most: taken - 1 }];
      const found = this.fill(variant, duals, least, own);
      if (!found) continue;
      least = found.reduced;
      best = found;
    }
    return best;
  }

  private fillGroup(
    at: number,
    { need, isOptional, classes, scores }: VariantGroup,
    duals: Float64Array,
    shares: readonly Share[],
  ): boolean {
    const { counts } = this.instance;
    let left = need;
    let ceiling = Infinity;
    let after = -1;
    while (left > 0) {
      // The next best class: below the last one taken, or as good and later in the list.
      let best = -Infinity;
      let found = -1;
      for (let index = 0; index < classes.length; index += 1) {
        const reduced = (scores[index] as number) - (duals[classes[index] as number] as number);
        if (reduced <= best || reduced > ceiling || (reduced === ceiling && index <= after)) {
          continue;
        }
        best = reduced;
        found = index;
      }
      if (found < 0) return isOptional;
      if (isOptional && best <= 0) return true;
      const itemClass = classes[found] as number;
      let units = Math.min(left, counts[itemClass] as number);
      for (const share of shares) {
        if (share.group === at && share.itemClass === itemClass)
          units = Math.min(units, share.most);
      }
      if (units > 0) {
        this.filling.add(itemClass, units, scores[found] as number, duals[itemClass] as number);
      }
      left -= units;
      ceiling = best;
      after = found;
    }
    return true;
  }
}

/** A group may take no more than so many units of a class. */
interface Share {
  readonly group: number;
  readonly itemClass: number;
  readonly most: number;
}

/** The most that a group gains at these duals, were there any number of units. */
function mostOf({ need, isOptional, classes, scores }: VariantGroup, duals: Float64Array): number {
  let best = isOptional ? 0 : -Infinity;
  for (let at = 0; at < classes.length; at += 1) {
    const reduced = (scores[at] as number) - (duals[classes[at] as number] as number);
    if (reduced > best) best = reduced;
  }
  return best * need;
}
