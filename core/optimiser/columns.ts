/** A column: copies of one filling of one variant. */
export interface Column {
  readonly variant: number;
  readonly value: number;
  /** The classes it takes units of, and how many of each. */
  readonly classes: readonly number[];
  readonly counts: readonly number[];
  /** The same units as they fill the groups of the variant. */
  readonly units: readonly (readonly number[])[];
}

/** A row beside those of the classes: `sum of coefficient × copies ≤ limit`, the coefficient by variant. */
export interface Row {
  readonly coefficients: Float64Array;
  readonly limit: number;
}

/** Grows as columns are found; shared by all programs of a search. */
export type ColumnPool = Column[];

/** A longer copy of a list of numbers, filled up with zeros. */
export function widened(list: Float64Array, length: number): Float64Array {
  const wide = new Float64Array(length);
  wide.set(list);
  return wide;
}
