import type {
  ExperimentSource,
  ExperimentVisit,
} from '../../core/experiments/experiment-source.ts';
import type { Experiment } from '../../schemas/types/manifest/experiments.ts';

/** Experiments by name. */
export type ExperimentList = Readonly<Record<string, Experiment>>;

/** A variant that has shown its effect. */
export interface VariantEffect {
  readonly name: string;
  readonly variant: string;
  /** What the experiment is for, as the manifest says. */
  readonly goal: Experiment['goal'];
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
  /** Hands over every variant that took effect on this page, those of the past at once [EXP-17]. */
  onEffect(listener: (effect: VariantEffect) => void): void;
}

/** What the stores that work with experiments reach the outside through, besides the environment of all. */
export interface ExperimentPorts {
  /** Variants of the visitor. */
  readonly experiments: Experiments;
}

/** What variants are decided by. */
export interface ExperimentFacts extends ExperimentVisit {
  /** The manifest's list; it may differ from hut to hut. */
  readonly list: () => ExperimentList;
  /** Who says which variant a visitor is in, in the order in which they are asked [ENG-20]. */
  readonly sources: readonly ExperimentSource[];
  /** Variants forced for the session, by experiment [EXP-10]. */
  readonly forced: Readonly<Record<string, string>>;
  readonly now: () => number;
}

/** Decides the variants of a visitor, each when it is first asked for. */
export const createExperiments = (facts: ExperimentFacts): Experiments => {
  const { forced, list, now, sources } = facts;
  const effects = new Map<string, VariantEffect>();
  const listeners: ((effect: VariantEffect) => void)[] = [];

  const variantOf = (name: string): string | undefined => {
    const all = list();
    const listed = Object.hasOwn(all, name) ? all[name] : undefined;
    if (!listed) return undefined;
    for (const source of sources) {
      const experiment = source.running(name, listed, facts);
      if (!experiment) continue;
      const { expires, variants } = experiment;
      if (new Date(now()).toISOString().slice(0, 10) > expires) return variants[0];
      const isKnown = (variant: string | undefined) =>
        variant !== undefined && variants.includes(variant);
      const variant =
        [forced[name], effects.get(name)?.variant].find(isKnown) ??
        [source.variantOf(name, experiment, facts)].find(isKnown) ??
        variants[0];
      if (variant !== undefined && effects.get(name)?.variant !== variant) {
        const effect = { name, variant, goal: listed.goal };
        effects.set(name, effect);
        for (const listener of listeners) listener(effect);
      }
      return variant;
    }
    return undefined;
  };
  return {
    variantOf,
    variantOfFamily(family) {
      const name = Object.keys(list()).find((known) => known.startsWith(family));
      return name === undefined ? undefined : variantOf(name);
    },
    onEffect(listener) {
      for (const effect of effects.values()) listener(effect);
      listeners.push(listener);
    },
  };
};
