import type { Experiment } from '../../schemas/types/manifest/experiments.ts';
import type { KeyValueStorage } from '../kernel/key-value-storage.ts';
import { fnv1a } from '../../core/experiments/fnv1a.ts';
import { weightedVariant } from './weighted-variant.ts';

/** Experiments by name. */
export type ExperimentList = Readonly<Record<string, Experiment>>;

/** A variant that has shown its effect. */
export interface VariantEffect {
  readonly name: string;
  readonly variant: string;
}

/** What asks for variants. */
export interface Variants {
  /**
   * The variant this visitor is in; the same on every page and, unless it is forced, on every visit [EXP-06, EXP-15].
   * Asking means that the variant takes effect. Undefined where the market does not run the experiment [EXP-48].
   */
  variantOf(name: string): string | undefined;
  /** The variant of the one experiment whose name starts so: markets name some of theirs after themselves. */
  variantOfFamily(family: string): string | undefined;
}

/** The variants of one visitor. */
export interface Experiments extends Variants {
  /** Takes what a newer datafile says of experiments that run remotely; variants that took effect stay. */
  take(list: ExperimentList): void;
  /** Hands over every variant that took effect on this page, those of the past at once [EXP-17]. */
  onEffect(listener: (effect: VariantEffect) => void): void;
}

/** What the stores that work with experiments reach the outside through, besides the environment of all. */
export interface ExperimentPorts {
  /** Variants of the visitor. */
  readonly experiments: Experiments;
}

/** What variants are decided by. */
export interface ExperimentFacts {
  /** The manifest's list; it may differ from hut to hut. */
  readonly list: () => ExperimentList;
  /** Experiments of the last datafile of an earlier visit [EXP-14]. */
  readonly remote?: ExperimentList | undefined;
  /** Variants forced for the session, by experiment [EXP-10]. */
  readonly forced: Readonly<Record<string, string>>;
  /** Prefix of stored variants [EXP-07, CST-77]. */
  readonly storagePrefix: string;
  readonly storage: Pick<KeyValueStorage, 'read' | 'write'>;
  /** Key of the visitor's name, by which remote experiments give the same variant on every visit [EXP-15]. */
  readonly visitorKey: string;
  /** A new name for a visitor. */
  readonly randomId: () => string;
  readonly now: () => number;
  /** A number from 0 to below 1. */
  readonly random: () => number;
}

/** Where a visitor stands among all visitors of an experiment: from 0 to below 1, evenly spread. */
export const visitorShare = (name: string, visitorId: string): number =>
  fnv1a(`${visitorId}:${name}`) / 2 ** 32;

/** Decides the variants of a visitor, each when it is first asked for. */
export const createExperiments = (facts: ExperimentFacts): Experiments => {
  const { forced, now, random, randomId, storage, storagePrefix, visitorKey } = facts;
  const effects = new Map<string, string>();
  const listeners: ((effect: VariantEffect) => void)[] = [];
  let { remote } = facts;
  let visitor: string | undefined;

  /** An experiment as it runs: remote ones by the datafile, unless there never was one. */
  const running = (name: string): Experiment | undefined => {
    const list = facts.list();
    const own = Object.hasOwn(list, name) ? list[name] : undefined;
    return own?.remote && remote ? remote[name] : own;
  };
  /** What is stored under a key, else something new, stored from now on; for the page's life only where nothing can be [EXP-18]. */
  const stored = (key: string, fits: (kept: string) => boolean, make: () => string): string => {
    const kept = storage.read(key);
    if (kept !== undefined && fits(kept)) return kept;
    const made = make();
    try {
      storage.write(key, made);
    } catch {
      // The storage is full.
    }
    return made;
  };
  const drawn = (name: string, experiment: Experiment): string => {
    if (experiment.remote) {
      visitor ??= stored(visitorKey, () => true, randomId);
      return weightedVariant(experiment, visitorShare(name, visitor));
    }
    return stored(
      storagePrefix + name,
      (kept) => experiment.variants.includes(kept),
      () => weightedVariant(experiment, random()),
    );
  };
  const variantOf = (name: string): string | undefined => {
    const experiment = running(name);
    if (!experiment) return undefined;
    const { expires, variants } = experiment;
    if (new Date(now()).toISOString().slice(0, 10) > expires) return variants[0];
    const given = [forced[name], effects.get(name)];
    const known = given.find((variant) => variant !== undefined && variants.includes(variant));
    const variant = known ?? drawn(name, experiment);
    if (effects.get(name) !== variant) {
      effects.set(name, variant);
      for (const listener of listeners) listener({ name, variant });
    }
    return variant;
  };
  return {
    variantOf,
    variantOfFamily(family) {
      const name = Object.keys(facts.list()).find((known) => known.startsWith(family));
      return name === undefined ? undefined : variantOf(name);
    },
    take(list) {
      remote = list;
    },
    onEffect(listener) {
      for (const [name, variant] of effects) listener({ name, variant });
      listeners.push(listener);
    },
  };
};
