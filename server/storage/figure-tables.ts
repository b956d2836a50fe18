/** How often orders of a hut were refused on a trading day. Nothing in it is about a person. */
export interface FigureRefusalTable {
  market: string;
  sector: string;
  hut_id: string;
  /** Trading day of the hut, YYYY-MM-DD. */
  day: string;
  /** Name of the refusal, and behind a slash the code of its reason where it has one. */
  reason: string;
  count: number;
}

/** How many visits reached a step on a trading day. Nothing in it tells one visit from another. */
export interface FigureStepTable {
  market: string;
  /** Empty before a hut is known, as is the hut. */
  sector: string;
  hut_id: string;
  /** Trading day, YYYY-MM-DD. */
  day: string;
  step: string;
  /** Experiment whose variant the visits have seen; empty, as is the variant, for all visits. */
  experiment: string;
  variant: string;
  count: number;
}
