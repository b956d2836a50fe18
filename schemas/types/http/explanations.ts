// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * A level that says something about a setting, from the lowest to the one above all (OPR-07).
 */
export type SettingLayer =
  | 'areas'
  | 'defaults'
  | 'market'
  | 'sector'
  | 'hut'
  | 'timed'
  | 'flags'
  | 'catalogue';

/**
 * Answers of the call that explains a setting (docs/spec/operators.md).
 */
export interface ExplanationsApi {
  [k: string]: unknown;
}

/**
 * What a level says of a setting, and where that is written (OPR-07).
 */
export interface SettingSource {
  layer: SettingLayer;
  /**
   * File, from the folder above the markets.
   */
  file: string;
  /**
   * Line of it; absent for what is not in a text.
   */
  line?: number;
  /**
   * JSON pointer to the place inside the file.
   */
  pointer: string;
  /**
   * What it says, as JSON: null takes the setting away.
   */
  value: string;
  /**
   * The hut or product of the catalogue that says it.
   */
  id?: string;
  /**
   * Its name.
   */
  name?: string;
  /**
   * What holds there, as JSON.
   */
  effective?: string;
  /**
   * First minute of a timed override, on the clock of the place: YYYY-MM-DDTHH:mm.
   */
  from?: string;
  /**
   * First minute after it; absent where nothing ends it.
   */
  until?: string;
}

/**
 * The value of a setting, every layer that says something about it, and which won (OPR-07).
 */
export interface SettingExplanation {
  /**
   * JSON pointer of the setting.
   */
  key: string;
  /**
   * When it is asked for, on the clock of the place: YYYY-MM-DDTHH:mm.
   */
  time: string;
  /**
   * What holds, as JSON; absent where nothing does.
   */
  value?: string;
  from?: SettingSource;
  /**
   * The setting that may be meant, as a JSON pointer, where nothing says anything about this one.
   */
  nearest?: string;
  /**
   * The levels below the one that won, the nearest first.
   */
  overrode: SettingSource[];
  /**
   * What timed overrides of the place say at other times.
   */
  otherTimes: SettingSource[];
  /**
   * Huts and products of the place that have a say of their own.
   */
  apart: SettingSource[];
}
