import { type CallRules, isRecord, isText, optional } from '../call-rules.ts';
import type { Experiment } from '../../schemas/types/manifest/experiments.ts';

/** What a source reaches of the visitor's browser. */
export interface ExperimentVisit {
  /** Outlives the visit where the browser lets it; a write throws where it does not [EXP-18]. */
  readonly storage: {
    read(key: string): string | undefined;
    write(key: string, value: string): void;
  };
  /** A number from 0 to below 1. */
  readonly random: () => number;
  /** A name that nothing else has. */
  readonly randomId: () => string;
}

/** What a source follows somebody outside through, while a page lives. */
export interface ExperimentFollowing extends ExperimentVisit {
  /** Asks the shop's own server: what a `GET` answers, as JSON. Rejects when nothing usable came. */
  readonly read: (
    path: string,
    query: Readonly<Record<string, string>>,
  ) => Promise<{ readonly body: unknown }>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly report: (
    level: 'warning',
    message: string,
    details: { readonly error: unknown },
  ) => void;
}

/**
 * Says which variant of an experiment a visitor is in (many). Sources are asked in the order of the manifest, and the first
 * that runs an experiment decides; a market without one runs none. Forced variants, the end of an experiment and what
 * analytics hears are the same whatever the source [EXP-05, EXP-10, EXP-17, ENG-20].
 */
export interface ExperimentSource {
  /**
   * An experiment as this source runs it; undefined for one that it does not run.
   * @param listed what the manifest says of it
   */
  running(name: string, listed: Experiment, visit: ExperimentVisit): Experiment | undefined;
  /**
   * The variant of this visitor, one of those that the experiment has; the same on every visit as long as there is
   * something to go by [EXP-06, EXP-15]. Asked once a page, when the variant takes effect.
   * @param experiment what `running` answered
   */
  variantOf(name: string, experiment: Experiment, visit: ExperimentVisit): string;
  /** Follows somebody outside for as long as the page lives, where the source has somebody; nothing waits for it [EXP-12]. */
  follow?(following: ExperimentFollowing): Promise<never>;
}

/** A source that fails runs nothing: the next one is asked, and a variant that did not come is the control. */
export const experimentSourceCalls: CallRules<ExperimentSource> = {
  running: {
    fits: optional(
      (running) => isRecord(running) && Array.isArray((running as Partial<Experiment>).variants),
    ),
  },
  variantOf: { fits: isText },
  follow: {},
};
