/**
 * The question the optimiser answers, as plain data that can cross to a worker: units of item classes, and the
 * ways in which bundles take them. Every amount is what is saved against buying the units loose, in minor units.
 */
export interface Instance {
  /** Units of each class of interchangeable items. */
  readonly counts: readonly number[];
  readonly bundles: readonly Bundle[];
  /** Everything a bundle can be filled as; the saving of a filling is at most what its best variant gives. */
  readonly variants: readonly Variant[];
  /** What a minor unit counts in savings; what is below it only decides between groupings of one price. */
  readonly scale: number;
}

/** A bundle the units can be grouped into. */
export interface Bundle {
  readonly id: string;
  /** Most copies; undefined without a limit. */
  readonly limit?: number;
  /** Places of the bundles that may not be used together with it. */
  readonly conflicts: readonly number[];
}

/**
 * One linear way to see a bundle: a filling saves the scores of the units in it − `constant`. A bundle whose price
 * depends on which items are the cheapest has many: one for every border between what is paid and what is
 * favoured, so that in each of them it is known which is which.
 */
export interface Variant {
  /** Place of the bundle. */
  readonly bundle: number;
  readonly constant: number;
  readonly groups: readonly VariantGroup[];
}

/** Slots of a variant that take the same classes for the same scores. */
export interface VariantGroup {
  /** Units one copy of the bundle takes here. */
  readonly need: number;
  /** It may take fewer. */
  readonly isOptional: boolean;
  /** Classes it takes. */
  readonly classes: readonly number[];
  /** What is saved by taking a unit of each of these classes. */
  readonly scores: readonly number[];
}

/** How the units are grouped: copies of variants, each with the classes of the units it takes group by group. */
export interface Solution {
  readonly saving: number;
  readonly copies: readonly VariantCopy[];
}

/** One copy of a variant, filled. */
export interface VariantCopy {
  readonly variant: number;
  /** For each group, the classes of its units. */
  readonly units: readonly (readonly number[])[];
}

/** How long the search may go on. */
export interface SearchBudget {
  /** Parts of the search tree it may look at. */
  readonly nodes: number;
  /** Milliseconds it may take by the clock. */
  readonly milliseconds: number;
  /** The clock, in milliseconds. */
  readonly now: () => number;
}

/** The best grouping found and how far it can be from the best there is. */
export interface Outcome {
  readonly solution: Solution;
  /** No grouping saves more than this; equal to the saving of the solution when it is proven the best. */
  readonly bound: number;
  readonly isProven: boolean;
  /** Parts of the search tree that were looked at. */
  readonly nodes: number;
}
