// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { Disposition } from '../catalogue/hut.ts';
import type { Experiment } from '../manifest/experiments.ts';

/**
 * Answers of the calls for experiments and feature flags.
 */
export interface ExperimentsApi {
  datafile?: ExperimentsDatafile;
  features?: ActiveFeatures;
}

/**
 * The experiments of a market (EXP-13).
 */
export interface ExperimentsDatafile {
  /**
   * Number that changes whenever the experiments change; equal on every server.
   */
  revision: number;
  /**
   * Experiments by name.
   */
  experiments: {
    [k: string]: Experiment;
  };
}

/**
 * The feature flags of a market as they hold in a sector for the flag level of the call (EXP-55).
 */
export interface ActiveFeatures {
  /**
   * Flag level of the call, by its feature-role header; none where that names no level.
   */
  level: string;
  /**
   * Feature flags by name.
   */
  features: {
    [k: string]: FeatureInForce;
  };
}

/**
 * An active feature flag.
 */
export interface FeatureInForce {
  /**
   * Whether it is on.
   */
  isOn: boolean;
  /**
   * Dispositions it is limited to; absent means all.
   */
  dispositions?: Disposition[];
  /**
   * Text the flag carries.
   */
  text?: string;
}
