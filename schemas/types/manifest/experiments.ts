// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { Disposition } from '../catalogue/hut.ts';

/**
 * One experiment (EXP-01).
 */
export interface Experiment {
  /**
   * Conversion rate, average order value, profit or roll-out (EXP-02).
   */
  goal: 'CVR' | 'AOV' | 'PRF' | 'ROL';
  /**
   * Last day, as YYYY-MM-DD; later everybody gets the control (EXP-05).
   */
  expires: string;
  /**
   * Variants; the first is the control.
   *
   * @minItems 2
   *
   * Items: Name of a variant.
   */
  variants: string[];
  /**
   * Weight by variant; absent means equal (EXP-09).
   */
  weights?: {
    /**
     * Weight.
     */
    [k: string]: number;
  };
  /**
   * Run by the datafile: the variant follows from the visitor's id (EXP-15). Absent means that the browser draws a variant and stores it (EXP-06).
   */
  remote?: boolean;
}

/**
 * Experiments.
 */
export interface ExperimentSettings {
  /**
   * Pace of the datafile's refresh, in milliseconds (CST-77).
   */
  datafileRefreshMs: number;
  /**
   * Prefix of stored variants (CST-77).
   */
  storagePrefix: string;
  /**
   * Query parameter that forces variants (CST-77).
   */
  forceParameter: string;
  /**
   * Experiments by name.
   */
  list: {
    [k: string]: Experiment;
  };
}

/**
 * Feature flags and flag levels.
 */
export interface FlagSettings {
  /**
   * Flag levels; the first is the default (CST-93).
   *
   * @minItems 1
   *
   * Items: An id.
   */
  levels: string[];
  /**
   * Customer names whose orders are test orders (CST-92).
   *
   * Items: An id.
   */
  testCustomerNames: string[];
  /**
   * Feature flags by name.
   */
  features: {
    [k: string]: FeatureFlag;
  };
}

/**
 * One feature flag: on by default or at the levels listed (EXP-53).
 */
export interface FeatureFlag {
  /**
   * Whether it is on for everybody.
   */
  default: boolean;
  /**
   * Flag levels at which it is on.
   *
   * Items: An id.
   */
  levels?: string[];
  /**
   * Dispositions it is limited to; absent means all (EXP-82).
   *
   * @minItems 1
   */
  dispositions?: Disposition[];
  /**
   * Text the flag carries (EXP-71).
   */
  text?: string;
}

/**
 * Experiments and feature flags.
 */
export interface ManifestExperiments {
  [k: string]: unknown;
}
