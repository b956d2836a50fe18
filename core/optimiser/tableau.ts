import { type Column, type ColumnPool, type Row, widened } from './columns.ts';

/** What a place of the basis holds: a column from 0 up, the slack of row r as −1 − r, its penalty as `penalties` − r. */
export const penalties = -1_000_000;

/** What a program starts from. */
export interface ProgramSource {
  readonly counts: readonly number[];
  /** How many variants there are. */
  readonly variants: number;
  readonly pool: ColumnPool;
  /** What a unit of a broken row costs: more than any grouping saves. */
  readonly penalty: number;
}

/** The basis of a linear program with its dense inverse: what a simplex method turns over, pivot by pivot. */
export class Tableau {
  /** What one more unit of each class, then one more of each row's limit, would save. */
  duals: Float64Array;
  size: number;
  stride: number;
  inverse: Float64Array;
  basis: Int32Array;
  amounts: Float64Array;
  /** The rows after those of the classes. */
  rows: Row[];
  /** What the entering column takes of every place, after `direct`. */
  direction: Float64Array;
  readonly classes: number;
  readonly pool: ColumnPool;
  private entering: Float64Array;
  private readonly penalty: number;

  constructor({ counts, pool, penalty }: ProgramSource, from?: Tableau) {
    this.pool = pool;
    this.penalty = penalty;
    this.classes = counts.length;
    this.size = from?.size ?? this.classes;
    this.stride = from?.stride ?? this.classes + 16;
    this.rows = from ? [...from.rows] : [];
    this.entering = new Float64Array(this.stride);
    this.direction = new Float64Array(this.stride);
    this.inverse = from ? from.inverse.slice() : new Float64Array(this.stride * this.stride);
    this.basis = from ? from.basis.slice() : new Int32Array(this.stride);
    this.amounts = from ? from.amounts.slice() : new Float64Array(this.stride);
    this.duals = from ? from.duals.slice() : new Float64Array(this.stride);
    if (from) return;
    for (const [row, count] of counts.entries()) {
      this.inverse[row * this.stride + row] = 1;
      this.basis[row] = -1 - row;
      this.amounts[row] = count;
    }
  }

  costOf(code: number): number {
    if (code >= 0) return (this.pool[code] as Column).value;
    return code <= penalties ? -this.penalty : 0;
  }

  /** Adds a row with its slack in the basis; the amount of the slack, which is negative where the row is broken. */
  append(row: Row): number {
    if (this.size === this.stride) this.grow();
    const { size, stride, inverse, basis } = this;
    const own = size * stride;
    let activity = 0;
    inverse.fill(0, own, own + stride);
    for (let place = 0; place < size; place += 1) {
      const code = basis[place] as number;
      const variant = code >= 0 ? (this.pool[code] as Column).variant : -1;
      const coefficient = variant >= 0 ? (row.coefficients[variant] as number) : 0;
      if (coefficient === 0) continue;
      activity += coefficient * (this.amounts[place] as number);
      const from = place * stride;
      for (let at = 0; at < size; at += 1) {
        inverse[own + at] =
          (inverse[own + at] as number) - coefficient * (inverse[from + at] as number);
      }
    }
    inverse[own + size] = 1;
    basis[size] = -1 - size;
    this.amounts[size] = row.limit - activity;
    this.duals[size] = 0;
    this.rows.push(row);
    this.size += 1;
    return row.limit - activity;
  }

  /** Puts a penalty in place of the broken slack that was appended last. */
  penalise(): void {
    const place = this.size - 1;
    const own = place * this.stride;
    for (let at = 0; at <= place; at += 1) {
      this.inverse[own + at] = -(this.inverse[own + at] as number);
    }
    this.basis[place] = penalties - place;
    this.amounts[place] = -(this.amounts[place] as number);
  }

  /** Works out what a column or slack that enters takes of every place. */
  direct(code: number): void {
    const { size, stride, inverse, entering, direction } = this;
    entering.fill(0, 0, size);
    if (code < 0) entering[-1 - code] = 1;
    else {
      const column = this.pool[code] as Column;
      for (let index = 0; index < column.classes.length; index += 1) {
        entering[column.classes[index] as number] = column.counts[index] as number;
      }
      for (let index = 0; index < this.rows.length; index += 1) {
        const { coefficients } = this.rows[index] as Row;
        entering[this.classes + index] = coefficients[column.variant] as number;
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
  }

  /** Lets what was directed enter at a place; `gain` is what a unit of it adds to the value. */
  pivot(leaving: number, code: number, gain: number): void {
    const { size, stride, inverse, direction, amounts, duals } = this;
    const pivot = direction[leaving] as number;
    const step = (amounts[leaving] as number) / pivot;
    const own = leaving * stride;
    for (let at = 0; at < size; at += 1) inverse[own + at] = (inverse[own + at] as number) / pivot;
    for (let place = 0; place < size; place += 1) {
      const factor = direction[place] as number;
      if (place === leaving || factor === 0) continue;
      const from = place * stride;
      for (let at = 0; at < size; at += 1) {
        inverse[from + at] =
          (inverse[from + at] as number) - factor * (inverse[own + at] as number);
      }
      amounts[place] = (amounts[place] as number) - factor * step;
    }
    amounts[leaving] = step;
    this.basis[leaving] = code;
    for (let at = 0; at < size; at += 1) {
      duals[at] = (duals[at] as number) + gain * (inverse[own + at] as number);
    }
  }

  /** Works the duals out again. */
  price(): void {
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
