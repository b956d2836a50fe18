import { type Column, type ColumnPool, type Row, widened } from './columns.ts';

/** What a slot of the basis holds: a column from 0 up, the slack of row r as −1 − r, its penalty as `penalties` − r. */
const penalties = -1_000_000;
const tolerance = 1e-9;
const worthwhile = 1e-6;

/** What a program starts from. */
interface ProgramSource {
  readonly counts: readonly number[];
  /** How many variants there are. */
  readonly variants: number;
  readonly pool: ColumnPool;
  /** What a unit of a broken row costs: more than any grouping saves. */
  readonly penalty: number;
}

/**
 * The linear relaxation of an instance: takes copies of columns, also broken ones, so that they save the most,
 * within the units of every class and further rows. Revised simplex with a dense inverse of the basis; columns and
 * rows may come at any time. A row that is broken when it comes is mended at a penalty.
 */
export class LinearProgram {
  /** What one more unit of each class, then one more of each row's limit, would save. */
  duals: Float64Array;
  private size: number;
  private stride: number;
  private inverse: Float64Array;
  private basis: Int32Array;
  private amounts: Float64Array;
  private readonly source: ProgramSource;
  private readonly classes: number;
  private readonly pool: ColumnPool;
  private readonly rows: Row[];
  private readonly penalty: number;
  private entering: Float64Array;
  private direction: Float64Array;
  private tolls: Float64Array;
  /** Variants that may not be used any more. */
  private readonly banned: Uint8Array;

  /** A program without rows but those of the classes, or a copy of another. */
  constructor(source: ProgramSource, from?: LinearProgram) {
    this.source = source;
    this.pool = source.pool;
    this.penalty = source.penalty;
    this.tolls = new Float64Array(source.variants);
    this.classes = source.counts.length;
    this.size = from?.size ?? this.classes;
    this.stride = from?.stride ?? this.classes + 16;
    this.rows = from ? [...from.rows] : [];
    this.banned = from ? from.banned.slice() : new Uint8Array(source.variants);
    this.entering = new Float64Array(this.stride);
    this.direction = new Float64Array(this.stride);
    this.inverse = from ? from.inverse.slice() : new Float64Array(this.stride * this.stride);
    this.basis = from ? from.basis.slice() : new Int32Array(this.stride);
    this.amounts = from ? from.amounts.slice() : new Float64Array(this.stride);
    this.duals = from ? from.duals.slice() : new Float64Array(this.stride);
    if (from) return;
    for (const [row, count] of source.counts.entries()) {
      this.inverse[row * this.stride + row] = 1;
      this.basis[row] = -1 - row;
      this.amounts[row] = count;
    }
  }

  copy(): LinearProgram {
    return new LinearProgram(this.source, this);
  }

  /** Whether a variant may be used. */
  isAllowed(variant: number): boolean {
    return this.banned[variant] === 0;
  }

  ban(variant: number): void {
    this.banned[variant] = 1;
  }

  /** The dual price that the rows put on a copy of each variant; valid until the program changes. */
  tollsOfVariants(): Float64Array {
    const { tolls, rows, duals, classes } = this;
    tolls.fill(0);
    for (let index = 0; index < rows.length; index += 1) {
      const dual = duals[classes + index] ?? 0;
      if (dual === 0) continue;
      const { coefficients } = rows[index] as Row;
      for (let variant = 0; variant < tolls.length; variant += 1) {
        tolls[variant] = (tolls[variant] as number) + dual * (coefficients[variant] as number);
      }
    }
    return tolls;
  }

  /** What the present solution saves, penalties included. */
  get value(): number {
    let sum = 0;
    for (let place = 0; place < this.size; place += 1) {
      sum += this.costOf(this.basis[place] as number) * (this.amounts[place] as number);
    }
    return sum;
  }

  /** A row is still broken: nothing keeps all of them. */
  get isBroken(): boolean {
    for (let place = 0; place < this.size; place += 1) {
      if ((this.basis[place] as number) <= penalties && (this.amounts[place] as number) > 1e-6) {
        return true;
      }
    }
    return false;
  }

  /** The columns in use and how many copies of each, parts included. */
  *used(): Generator<readonly [column: Column, copies: number]> {
    for (let place = 0; place < this.size; place += 1) {
      const code = this.basis[place] as number;
      const copies = this.amounts[place] as number;
      if (code >= 0 && copies > tolerance) yield [this.pool[code] as Column, copies];
    }
  }

  /** Adds a row; the basis gets its slack, or its penalty where the row is broken. */
  addRow(row: Row): void {
    if (this.size === this.stride) this.grow();
    const { size, stride, inverse, basis } = this;
    const own = size * stride;
    let activity = 0;
    inverse.fill(0, own, own + stride);
    for (let place = 0; place < size; place += 1) {
      const code = basis[place] as number;
      const column = code >= 0 ? (this.pool[code] as Column) : undefined;
      const coefficient = column ? (row.coefficients[column.variant] as number) : 0;
      if (coefficient === 0) continue;
      activity += coefficient * (this.amounts[place] as number);
      const from = place * stride;
      for (let at = 0; at < size; at += 1) {
        inverse[own + at] =
          (inverse[own + at] as number) - coefficient * (inverse[from + at] as number);
      }
    }
    const left = row.limit - activity;
    const isKept = left >= -tolerance;
    inverse[own + size] = 1;
    if (!isKept) {
      for (let at = 0; at <= size; at += 1) inverse[own + at] = -(inverse[own + at] as number);
    }
    basis[size] = isKept ? -1 - size : penalties - size;
    this.amounts[size] = Math.abs(left);
    this.rows.push(row);
    this.size += 1;
    this.price();
  }

  /** Improves the solution with the columns of the pool until none helps; false when it gave up. */
  optimise(pivots: number): boolean {
    for (let round = 0; round < pivots; round += 1) {
      const code = this.bestEntering(round > pivots / 2);
      if (code === undefined) return true;
      if (!this.enter(code)) return true;
    }
    return false;
  }

  private costOf(code: number): number {
    if (code >= 0) return (this.pool[code] as Column).value;
    return code <= penalties ? -this.penalty : 0;
  }

  /** What one copy of a column would add. */
  reducedValue(column: Column, tolls: Float64Array): number {
    let value = column.value - (tolls[column.variant] as number);
    const { classes, counts } = column;
    for (let index = 0; index < classes.length; index += 1) {
      value -= (counts[index] as number) * (this.duals[classes[index] as number] as number);
    }
    return value;
  }

  private bestEntering(takesFirst: boolean): number | undefined {
    let best = worthwhile;
    let found: number | undefined;
    for (let row = 0; row < this.size; row += 1) {
      const value = -(this.duals[row] as number);
      if (value > best) {
        best = value;
        found = -1 - row;
      }
    }
    if (found !== undefined && takesFirst) return found;
    const tolls = this.tollsOfVariants();
    for (let index = 0; index < this.pool.length; index += 1) {
      const column = this.pool[index] as Column;
      if (this.banned[column.variant] === 1) continue;
      const value = this.reducedValue(column, tolls);
      if (value > best) {
        best = value;
        found = index;
        if (takesFirst) break;
      }
    }
    return found;
  }

  private enter(code: number): boolean {
    const { size, stride, inverse, entering, direction, amounts } = this;
    entering.fill(0, 0, size);
    if (code < 0) entering[-1 - code] = 1;
    else {
      const column = this.pool[code] as Column;
      for (let index = 0; index < column.classes.length; index += 1) {
        entering[column.classes[index] as number] = column.counts[index] as number;
      }
      for (let index = 0; index < this.rows.length; index += 1) {
        entering[this.classes + index] = (this.rows[index] as Row).coefficients[
          column.variant
        ] as number;
      }
    }
    direction.fill(0, 0, size);
    for (let at = 0; at < size; at += 1) {
      const amount = entering[at] as number;
      if (amount === 0) continue;
      for (let place = 0; place < size; place += 1) {
        direction[place] =
          (direction[place] as number) + amount * (inverse[place * stride + at] as number);
      }
    }
    const leaving = this.leavingPlace();
    if (leaving < 0) return false;
    const pivot = direction[leaving] as number;
    const step = (amounts[leaving] as number) / pivot;
    const own = leaving * stride;
    for (let at = 0; at < size; at += 1) inverse[own + at] = (inverse[own + at] as number) / pivot;
    for (let place = 0; place < size; place += 1) {
      const factor = direction[place] as number;
      if (place === leaving || factor === 0) continue;
      const from = place * stride;
      for (let at = 0; at < size; at += 1) {
        const part = inverse[own + at] as number;
        if (part !== 0) inverse[from + at] = (inverse[from + at] as number) - factor * part;
      }
      amounts[place] = Math.max(0, (amounts[place] as number) - factor * step);
    }
    amounts[leaving] = step;
    this.basis[leaving] = code;
    this.price();
    return true;
  }

  /** The place of the basis that the entering column empties first. */
  private leavingPlace(): number {
    let leaving = -1;
    let least = Infinity;
    for (let place = 0; place < this.size; place += 1) {
      const factor = this.direction[place] as number;
      if (factor <= 1e-7) continue;
      const ratio = (this.amounts[place] as number) / factor;
      const isBetter =
        ratio < least - tolerance ||
        (ratio <= least + tolerance && factor > (this.direction[leaving] as number));
      if (leaving < 0 || isBetter) {
        leaving = place;
        least = Math.min(least, ratio);
      }
    }
    return leaving;
  }

  private price(): void {
    const { size, stride, inverse, duals } = this;
    duals.fill(0, 0, size);
    for (let place = 0; place < size; place += 1) {
      const cost = this.costOf(this.basis[place] as number);
      if (cost === 0) continue;
      const from = place * stride;
      for (let at = 0; at < size; at += 1) {
        duals[at] = (duals[at] as number) + cost * (inverse[from + at] as number);
      }
    }
  }

  private grow(): void {
    const stride = this.stride + 16;
    const inverse = new Float64Array(stride * stride);
    for (let place = 0; place < this.size; place += 1) {
      const from = place * this.stride;
      inverse.set(this.inverse.subarray(from, from + this.size), place * stride);
    }
    const basis = new Int32Array(stride);
    basis.set(this.basis);
    this.inverse = inverse;
    this.basis = basis;
    this.amounts = widened(this.amounts, stride);
    this.duals = widened(this.duals, stride);
    this.entering = widened(this.entering, stride);
    this.direction = widened(this.direction, stride);
    this.stride = stride;
  }
}
