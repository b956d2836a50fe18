// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * How far a visit came: it began, its hut is known, its menu is read, something is in the basket, the checkout is open, the order is placed (OPR-25).
 */
export type VisitStep = 'visit' | 'hut' | 'menu' | 'basket' | 'checkout' | 'order';

/**
 * Bodies and answers of the calls about figures (docs/spec/operators.md).
 */
export interface FiguresApi {
  [k: string]: unknown;
}

/**
 * A step that a visit reached, for the first time (OPR-25).
 */
export interface VisitCount {
  step: VisitStep;
  /**
   * Name of an experiment whose variant the visit has seen; absent for the visit as a whole.
   */
  experiment?: string;
  /**
   * The variant.
   */
  variant?: string;
}

/**
 * Steps that a visit reached, to be counted: nothing in it tells one visit from another (OPR-25).
 */
export interface VisitSteps {
  /**
   * Sector of the hut, where it is known.
   */
  sector?: string;
  /**
   * Id of the hut, where it is known.
   */
  hutId?: string;
  /**
   * The steps.
   *
   * @minItems 1
   * @maxItems 240
   */
  counts: VisitCount[];
}

/**
 * Figures of one currency (OPR-25).
 */
export interface FigureTotal {
  /**
   * ISO 4217 code of the amounts; lines of two currencies are never added.
   */
  currency: string;
  /**
   * Orders that were placed, those that failed later among them; tests are left out.
   */
  orders: number;
  /**
   * Orders of them that failed.
   */
  failed: number;
  /**
   * What the orders that did not fail cost, before anything was given back.
   */
  revenue: number;
  /**
   * What persons gave back of them.
   */
  refunded: number;
  /**
   * Revenue of one order that did not fail; absent where there is none.
   */
  averageBasket?: number;
  /**
   * Median of the minutes from placing to handing over, of deliveries as soon as possible; absent where there is none.
   */
  minutesToDoor?: number;
}

/**
 * Figures of a trading day (OPR-25).
 */
export interface FigureDay {
  /**
   * Trading day of the huts.
   */
  day: string;
  /**
   * ISO 4217 code of the amounts; lines of two currencies are never added.
   */
  currency: string;
  /**
   * Orders that were placed, those that failed later among them; tests are left out.
   */
  orders: number;
  /**
   * Orders of them that failed.
   */
  failed: number;
  /**
   * What the orders that did not fail cost, before anything was given back.
   */
  revenue: number;
  /**
   * What persons gave back of them.
   */
  refunded: number;
  /**
   * Revenue of one order that did not fail; absent where there is none.
   */
  averageBasket?: number;
  /**
   * Median of the minutes from placing to handing over, of deliveries as soon as possible; absent where there is none.
   */
  minutesToDoor?: number;
}

/**
 * Figures of a market (OPR-25).
 */
export interface FigureMarket {
  /**
   * Id of the market.
   */
  market: string;
  /**
   * ISO 4217 code of the amounts; lines of two currencies are never added.
   */
  currency: string;
  /**
   * Orders that were placed, those that failed later among them; tests are left out.
   */
  orders: number;
  /**
   * Orders of them that failed.
   */
  failed: number;
  /**
   * What the orders that did not fail cost, before anything was given back.
   */
  revenue: number;
  /**
   * What persons gave back of them.
   */
  refunded: number;
  /**
   * Revenue of one order that did not fail; absent where there is none.
   */
  averageBasket?: number;
  /**
   * Median of the minutes from placing to handing over, of deliveries as soon as possible; absent where there is none.
   */
  minutesToDoor?: number;
}

/**
 * Figures of a hut (OPR-25).
 */
export interface FigureHut {
  /**
   * Id of the market.
   */
  market: string;
  /**
   * Sector.
   */
  sector: string;
  /**
   * Id of the hut in its sector.
   */
  hutId: string;
  /**
   * Name of the hut; its id where it is sold no more.
   */
  name: string;
  /**
   * ISO 4217 code of the amounts; lines of two currencies are never added.
   */
  currency: string;
  /**
   * Orders that were placed, those that failed later among them; tests are left out.
   */
  orders: number;
  /**
   * Orders of them that failed.
   */
  failed: number;
  /**
   * What the orders that did not fail cost, before anything was given back.
   */
  revenue: number;
  /**
   * What persons gave back of them.
   */
  refunded: number;
  /**
   * Revenue of one order that did not fail; absent where there is none.
   */
  averageBasket?: number;
  /**
   * Median of the minutes from placing to handing over, of deliveries as soon as possible; absent where there is none.
   */
  minutesToDoor?: number;
}

/**
 * How often orders were refused for a reason (OPR-25).
 */
export interface FigureReason {
  /**
   * Name of the refusal, and behind a slash the code of its reason where it has one.
   */
  reason: string;
  /**
   * Refusals.
   */
  count: number;
}

/**
 * How many visits reached a step (OPR-25).
 */
export interface FigureStep {
  step: VisitStep;
  /**
   * Visits of customers who agreed to analytics.
   */
  count: number;
}

/**
 * How far the visits came that saw a variant (OPR-25).
 */
export interface FigureVariant {
  /**
   * Id of the market.
   */
  market: string;
  /**
   * Name of the experiment.
   */
  experiment: string;
  /**
   * The variant.
   */
  variant: string;
  /**
   * The steps.
   */
  steps: FigureStep[];
}

/**
 * Figures of a time, as far as they are the business of the operator (OPR-25).
 */
export interface Figures {
  /**
   * First trading day.
   */
  from: string;
  /**
   * Last trading day.
   */
  to: string;
  /**
   * All of it, a currency a line.
   */
  totals: FigureTotal[];
  /**
   * Days that have orders, the first one first.
   */
  days: FigureDay[];
  /**
   * Markets that have orders.
   */
  markets: FigureMarket[];
  /**
   * Huts that have orders, those with the most first.
   */
  huts: FigureHut[];
  /**
   * Refusals of orders, the most frequent first.
   */
  refusals: FigureReason[];
  /**
   * Every step, the first one first; of a hut, from where it is known.
   */
  steps: FigureStep[];
  /**
   * Every variant that a visit has seen.
   */
  variants: FigureVariant[];
}
