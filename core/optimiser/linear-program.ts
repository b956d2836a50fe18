import type { Column, Row } from './columns.ts';
import { penalties, type ProgramSource, Tableau } from './tableau.ts';

const tolerance = 1e-9;
const worthwhile = 1e-6;
const feasible = 1e-7;
/** Pivots of the dual method before a broken row is repaired at a penalty instead. */
const dualPivots = 100;

/**
 * The linear relaxation of an instance: takes copies of columns, also broken ones, so that they save the most,
 * within the units of every class and further rows. Columns and rows may come at any time. Rows that are broken when
 * they come are repaired by the dual simplex method, or at a penalty where the columns known so far cannot do it.
 */
export class LinearProgram {
  private readonly source: ProgramSource;
  private tableau: Tableau;
  private tolls: Float64Array;
  /** Variants that may not be used any more. */
  private readonly banned: Uint8Array;

  /** A program without rows but those of the classes, or a copy of another. */
  constructor(source: ProgramSource, from?: LinearProgram) {
    this.source = source;
    this.tableau = new Tableau(source, from?.tableau);
    this.tolls = new Float64Array(source.variants);
    this.banned = from ? from.banned.slice() : new Uint8Array(source.variants);
  }

  copy(): LinearProgram {
    return new LinearProgram(this.source, this);
  }

  /** What one more unit of each class, then one more of each row's limit, would save. */
  get duals(): Float64Array {
    return this.tableau.duals;
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
    const { tolls } = this;
    const { rows, duals, classes } = this.tableau;
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
    const { tableau } = this;
    let sum = 0;
    for (let place = 0; place < tableau.size; place += 1) {
      sum += tableau.costOf(tableau.basis[place] as number) * (tableau.amounts[place] as number);
    }
    return sum;
  }

  /** A row is still broken: nothing keeps all of them. */
  get isBroken(): boolean {
    const { basis, amounts, size } = this.tableau;
    for (let place = 0; place < size; place += 1) {
      if ((basis[place] as number) <= penalties && (amounts[place] as number) > 1e-6) return true;
    }
    return false;
  }

  /** The columns in use and how many copies of each, parts included. */
  *used(): Generator<readonly [column: Column, copies: number]> {
    const { basis, amounts, size, pool } = this.tableau;
    for (let place = 0; place < size; place += 1) {
      const code = basis[place] as number;
      const copies = amounts[place] as number;
      if (code >= 0 && copies > tolerance) yield [pool[code] as Column, copies];
    }
  }

  /** Adds rows, and repairs those that are broken. */
  addRows(rows: readonly Row[]): void {
    if (rows.length === 0) return;
    const before = new Tableau(this.source, this.tableau);
    for (const row of rows) this.tableau.append(row);
    if (this.repair()) return;
    this.tableau = before;
    for (const row of rows) if (before.append(row) < -tolerance) before.penalise();
    before.price();
  }

  /** Improves the solution with the columns of the pool until none helps; false when it gave up. */
  optimise(pivots: number): boolean {
    this.tableau.price();
    for (let round = 0; round < pivots; round += 1) {
      const code = this.bestEntering(round > pivots / 2);
      if (code === undefined) return true;
      if (!this.enter(code)) return true;
    }
    return false;
  }

  /** What one copy of a column would add; `tolls` have to be those of now. */
  reducedValue(column: Column, tolls: Float64Array): number {
    const { duals } = this.tableau;
    let value = column.value - (tolls[column.variant] as number);
    const { classes, counts } = column;
    for (let index = 0; index < classes.length; index += 1) {
      value -= (counts[index] as number) * (duals[classes[index] as number] as number);
    }
    return value;
  }

  private bestEntering(takesFirst: boolean): number | undefined {
    const { duals, size, pool } = this.tableau;
    let best = worthwhile;
    let found: number | undefined;
    for (let row = 0; row < size; row += 1) {
      const value = -(duals[row] as number);
      if (value > best) {
        best = value;
        found = -1 - row;
      }
    }
    if (found !== undefined && takesFirst) return found;
    const tolls = this.tollsOfVariants();
    for (let index = 0; index < pool.length; index += 1) {
      const column = pool[index] as Column;
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
    const { tableau } = this;
    tableau.direct(code);
    const leaving = this.leavingPlace();
    if (leaving < 0) return false;
    const { amounts } = tableau;
    tableau.pivot(leaving, code, this.gainOf(code));
    for (let place = 0; place < tableau.size; place += 1) {
      if ((amounts[place] as number) < 0) amounts[place] = 0;
    }
    return true;
  }

  private gainOf(code: number): number {
    return code < 0
      ? -(this.tableau.duals[-1 - code] as number)
      : this.reducedValue(this.tableau.pool[code] as Column, this.tollsOfVariants());
  }

  /** The place of the basis that the entering column empties first. */
  private leavingPlace(): number {
    const { direction, amounts, size } = this.tableau;
    let leaving = -1;
    let least = Infinity;
    for (let place = 0; place < size; place += 1) {
      const factor = direction[place] as number;
      if (factor <= 1e-7) continue;
      const ratio = (amounts[place] as number) / factor;
      const isBetter =
        ratio < least - tolerance ||
        (ratio <= least + tolerance && factor > (direction[leaving] as number));
      if (leaving < 0 || isBetter) {
        leaving = place;
        least = Math.min(least, ratio);
      }
    }
    return leaving;
  }

  /** The dual simplex method: empties the places that hold less than nothing; false when it finds no way. */
  private repair(): boolean {
    const { tableau } = this;
    for (let round = 0; round < dualPivots; round += 1) {
      const { amounts, size } = tableau;
      let leaving = -1;
      let least = -feasible;
      for (let place = 0; place < size; place += 1) {
        const amount = amounts[place] as number;
        if (amount < least) {
          least = amount;
          leaving = place;
        }
      }
      if (leaving < 0) {
        for (let place = 0; place < size; place += 1) {
          if ((amounts[place] as number) < 0) amounts[place] = 0;
        }
        return true;
      }
      const code = this.dualEntering(leaving);
      if (code === undefined) return false;
      tableau.direct(code);
      if ((tableau.direction[leaving] as number) > -feasible) return false;
      tableau.pivot(leaving, code, this.gainOf(code));
    }
    return false;
  }

  /** What enters where a place holds less than nothing: what loses the least for what it gives. */
  private dualEntering(leaving: number): number | undefined {
    const { tableau } = this;
    const { size, classes, pool, duals, rows } = tableau;
    const from = leaving * tableau.stride;
    const share = tableau.inverse.subarray(from, from + size);
    let found: number | undefined;
    let least = Infinity;
    let largest = 0;
    const consider = (code: number, given: number, value: number): void => {
      if (given >= -feasible) return;
      const ratio = Math.max(0, -value) / -given;
      if (ratio > least + tolerance || (ratio > least - tolerance && -given <= largest)) return;
      found = code;
      least = ratio;
      largest = -given;
    };
    for (let row = 0; row < size; row += 1) {
      consider(-1 - row, share[row] as number, -(duals[row] as number));
    }
    const tolls = this.tollsOfVariants();
    const ofVariants = new Float64Array(tolls.length);
    for (let index = 0; index < rows.length; index += 1) {
      const part = share[classes + index] as number;
      if (part === 0) continue;
      const { coefficients } = rows[index] as Row;
      for (let variant = 0; variant < ofVariants.length; variant += 1) {
        ofVariants[variant] =
          (ofVariants[variant] as number) + part * (coefficients[variant] as number);
      }
    }
    for (let index = 0; index < pool.length; index += 1) {
      const column = pool[index] as Column;
      if (this.banned[column.variant] === 1) continue;
      let given = ofVariants[column.variant] as number;
      const { classes: own, counts } = column;
      for (let at = 0; at < own.length; at += 1) {
        given += (share[own[at] as number] as number) * (counts[at] as number);
      }
      if (given < -feasible) consider(index, given, this.reducedValue(column, tolls));
    }
    return found;
  }
}
