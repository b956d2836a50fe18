// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Bodies and answers of the calls about the settings of markets (docs/spec/operators.md).
 */
export interface MarketSettingsApi {
  [k: string]: unknown;
}

/**
 * A file of a market as an operator edited it (OPR-21).
 */
export interface EditedText {
  /**
   * Path below the folder of the market.
   */
  path: string;
  /**
   * The whole text.
   */
  text: string;
}

/**
 * The markets whose settings an operator looks at, and where they come from (OPR-21).
 */
export interface SettingsOverview {
  /**
   * What the server serves: what was published last, or the files of its folder, where nothing can be published.
   */
  source: 'published' | 'files';
  /**
   * The version published last; 0 for the folder of the markets.
   */
  version: number;
  /**
   * Whether the operator may publish.
   */
  mayPublish: boolean;
  /**
   * The operator's markets.
   */
  markets: SettingsMarket[];
}

/**
 * A market with its files (OPR-21).
 */
export interface SettingsMarket {
  /**
   * Id of the market.
   */
  id: string;
  /**
   * Paths below the folder of the market.
   */
  files: string[];
}

/**
 * A file of a market (OPR-21).
 */
export interface SettingsText {
  /**
   * The version that it is of; 0 for the folder of the markets.
   */
  version: number;
  /**
   * Path below the folder of the market.
   */
  path: string;
  /**
   * The whole text.
   */
  text: string;
}

/**
 * Edited files of a market (OPR-21).
 */
export interface SettingsDraft {
  /**
   * The version that the files were made from; 0 for the folder of the markets.
   */
  version: number;
  /**
   * Files that were edited, each whole.
   *
   * @minItems 1
   * @maxItems 20
   */
  files: EditedText[];
}

/**
 * Something that a check found (OPR-01, OPR-21).
 */
export interface SettingsFinding {
  /**
   * Errors keep the files from being published; warnings do not.
   */
  severity: 'error' | 'warning';
  /**
   * The file, from the folder above the markets.
   */
  file: string;
  /**
   * The same below the folder of the market; absent for a file of another one.
   */
  path?: string;
  /**
   * JSON pointer to the place.
   */
  pointer: string;
  /**
   * Line, counted from 1.
   */
  line?: number;
  /**
   * Column, counted from 1.
   */
  column?: number;
  /**
   * What should stand there.
   */
  expected: string;
  /**
   * What stands there.
   */
  found: string;
  /**
   * The valid name most like the one found.
   */
  nearest?: string;
  /**
   * What to do about it.
   */
  remedy?: string;
  /**
   * What customers would notice of it.
   */
  notice: string;
}

/**
 * What a check of edited files found (OPR-21).
 */
export interface SettingsCheck {
  /**
   * The version published last, by the moment of the check; 0 for the folder of the markets.
   */
  latest: number;
  /**
   * What was found, errors first.
   */
  findings: SettingsFinding[];
}

/**
 * What follows from publishing edited files (OPR-10, OPR-21).
 */
export interface SettingsPlan {
  /**
   * What keeps them from being published.
   */
  problems: string[];
  /**
   * Markets for which something follows.
   */
  markets: PlannedSettings[];
}

/**
 * What follows for a market (OPR-10).
 */
export interface PlannedSettings {
  /**
   * Id of the market.
   */
  id: string;
  /**
   * Whether it opens, closes for good, or goes on with changes.
   */
  kind: 'new' | 'removed' | 'changed';
  /**
   * Consequences by area.
   */
  areas: PlannedArea[];
}

/**
 * What follows in an area (OPR-10).
 */
export interface PlannedArea {
  /**
   * Area.
   */
  area: string;
  /**
   * Consequences, a sentence each.
   */
  texts: string[];
}

/**
 * Body that publishes edited files (OPR-12, OPR-21).
 */
export interface SettingsPublication {
  /**
   * The version that the files were made from; 0 for the folder of the markets.
   */
  version: number;
  /**
   * Files that were edited, each whole.
   *
   * @minItems 1
   * @maxItems 20
   */
  files: EditedText[];
  /**
   * Why, for the history.
   */
  reason: string;
}

/**
 * Body that brings the files of a market back as they were in a version (OPR-12, OPR-21).
 */
export interface SettingsRollBack {
  /**
   * The version that the files were made from; 0 for the folder of the markets.
   */
  version: number;
  /**
   * Number of a version.
   */
  to: number;
  /**
   * Why, for the history.
   */
  reason: string;
}

/**
 * What was published (OPR-21).
 */
export interface SettingsPublished {
  /**
   * The version published last.
   */
  version: number;
  /**
   * False where nothing differed and nothing was published.
   */
  isNew: boolean;
}

/**
 * A published version that changed a market (OPR-12, OPR-21).
 */
export interface SettingsVersion {
  /**
   * Number of the version.
   */
  number: number;
  /**
   * When, as ISO 8601.
   */
  publishedAt: string;
  /**
   * Who published it.
   */
  author: string;
  /**
   * Why.
   */
  reason: string;
  /**
   * The version that it brought back; absent for one with files of its own.
   */
  restores?: number;
  /**
   * What its author was shown of its consequences.
   */
  plan: string;
}

/**
 * What became of a file between two versions (OPR-21).
 */
export interface SettingsChange {
  /**
   * Path below the folder of the market.
   */
  path: string;
  /**
   * What became of it.
   */
  kind: 'added' | 'removed' | 'changed';
  /**
   * Each value that differs, with both; for other texts how many lines do.
   */
  details: string[];
}
