import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { DealPricing } from '../deals/fill-slots.ts';
import type { DealSlot } from '../deals/deal-slots.ts';
import { type DealWay, dealWay, type SlotGroup } from './deal-ways.ts';
import { withoutDominated } from './dominated-ways.ts';
import { everyFilling } from './every-filling.ts';
import type { Instance, Bundle, Variant } from '../optimiser/instance.ts';
import type { ChoiceUnits } from './item-units.ts';
import { linearVariants } from './linear-variants.ts';
import type { RawVariant } from './raw-variant.ts';

/** A deal the items may be grouped into. */
export interface CandidateDeal {
  readonly deal: Deal;
  /** Most copies; undefined without a limit. */
  readonly limit: number | undefined;
  /** Ids of deals that may not be used together with it, from either side. */
  readonly conflicts: ReadonlySet<string>;
}

/** A deal as it stands in the basket: the units in each of its slots, by their places. */
export interface StandingDeal {
  readonly dealId: string;
  readonly slots: readonly { readonly slot: DealSlot; readonly units: readonly number[] }[];
  /** What it saves against buying its items loose, in minor units. */
  readonly saving: number;
}

/** What is asked. */
export interface InstanceQuestion {
  readonly units: readonly ChoiceUnits[];
  readonly candidates: readonly CandidateDeal[];
  readonly pricing: DealPricing;
  /** Most fillings tried of a deal whose price has no terms. */
  readonly fillings: number;
  /** Deals to keep as they are where that costs nothing. */
  readonly standing?: readonly StandingDeal[];
  /** A deal that must not be left out for being dominated. */
  readonly wanted?: string;
}

/** An instance with what its numbers stand for. */
export interface BuiltInstance {
  readonly instance: Instance;
  /** For each class, the places of its items, those of the same choice together. */
  readonly itemsOf: readonly (readonly number[])[];
  /** For each variant: the deal, and for each group the slots it fills. */
  readonly fills: readonly VariantSlots[];
  /** False when a deal has more fillings than were tried: the answer is then not proven. */
  readonly isComplete: boolean;
}

export interface VariantSlots {
  readonly deal: Deal;
  readonly slots: readonly SlotGroup['slots'][];
}

/**
 * The optimiser's question for some items and deals. Choices that save the same wherever they go become one class;
 * deals that the items cannot fill, that save nothing or that another deal always matches are left out.
 */
export function buildInstance(question: InstanceQuestion): BuiltInstance {
  const { units, candidates, pricing, fillings, standing = [], wanted } = question;
  const scale = standing.length + 1;
  const kept: CandidateDeal[] = [];
  const raw: RawVariant[] = [];
  let isComplete = true;
  const keep = (candidate: CandidateDeal, variants: readonly RawVariant[]): void => {
    const isWanted = candidate.deal.id === wanted;
    const useful = variants.filter((variant) => isWanted || mostSaved(variant, units) > 0);
    if (useful.length === 0) return;
    kept.push(candidate);
    raw.push(...useful.map((variant) => scaled(variant, scale)));
  };
  const linear: (CandidateDeal & { readonly way: DealWay })[] = [];
  for (const candidate of candidates) {
    const way = dealWay(candidate.deal, units, pricing);
    if (way === 'needs-every-filling') {
      const every = everyFilling(candidate.deal, kept.length, units, pricing, fillings);
      keep(candidate, every.variants);
      isComplete = isComplete && every.isComplete;
    } else if (way !== undefined) linear.push({ ...candidate, way });
  }
  for (const candidate of withoutDominated(linear, wanted)) {
    keep(candidate, linearVariants(candidate.way, kept.length, units));
  }
  raw.push(...standingVariants(standing, candidates, kept, scale));
  const classOf = classesOf(units, raw);
  const itemsOf: number[][] = [];
  for (const [index, { items }] of units.entries()) {
    const itemClass = classOf[index];
    if (itemClass !== undefined) (itemsOf[itemClass] ??= []).push(...items);
  }
  return {
    instance: {
      counts: itemsOf.map(({ length }) => length),
      bundles: kept.map((candidate) => bundleOf(candidate, kept)),
      variants: raw.map((variant) => withClasses(variant, classOf)),
      scale,
    },
    itemsOf,
    fills: raw.map(({ deal, groups }) => ({
      deal: (kept[deal] as CandidateDeal).deal,
      slots: groups.map(({ slots }) => slots),
    })),
    isComplete,
  };
}

const scaled = (variant: RawVariant, scale: number): RawVariant =>
  scale === 1
    ? variant
    : {
        ...variant,
        constant: variant.constant * scale,
        groups: variant.groups.map((group) => ({
          ...group,
          scores: group.scores.map((score) => score * scale),
        })),
      };

/** The deals of the basket as they are: worth a little more than the same items in any other deal. */
function standingVariants(
  standing: readonly StandingDeal[],
  candidates: readonly CandidateDeal[],
  kept: CandidateDeal[],
  scale: number,
): RawVariant[] {
  return standing.flatMap(({ dealId, slots, saving }) => {
    const candidate = candidates.find(({ deal }) => deal.id === dealId);
    if (!candidate || saving < 0) return [];
    const known = kept.findIndex(({ deal }) => deal.id === dealId);
    const deal = known < 0 ? kept.push(candidate) - 1 : known;
    const groups = slots.flatMap(({ slot, units }) =>
      units.map((unit) => ({
        need: 1,
        isOptional: false,
        units: [unit],
        scores: [0],
        slots: [slot],
      })),
    );
    return [{ deal, constant: -saving * scale - 1, groups }];
  });
}

const bundleOf = (
  { deal: { id }, limit, conflicts }: CandidateDeal,
  kept: readonly CandidateDeal[],
): Bundle => ({
  id,
  ...(limit === undefined ? {} : { limit }),
  conflicts:
    conflicts.size === 0
      ? []
      : kept.flatMap(({ deal }, index) => (conflicts.has(deal.id) ? [index] : [])),
});

/** More than any filling of a variant saves: every group at its best. */
function mostSaved({ constant, groups }: RawVariant, units: readonly ChoiceUnits[]): number {
  let most = -constant;
  for (const { need, isOptional, units: taken, scores } of groups) {
    if (need === 1) {
      const best = Math.max(...scores);
      most += isOptional ? Math.max(0, best) : best;
      continue;
    }
    let left = need;
    const ranked = taken.map((_, at) => at).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
    for (const at of ranked) {
      const score = scores[at] ?? 0;
      if (left === 0 || (isOptional && score <= 0)) break;
      const count = Math.min(left, units[taken[at] ?? 0]?.items.length ?? 0);
      most += count * score;
      left -= count;
    }
  }
  return most;
}

/** The class of each choice: those with the same scores everywhere share one; undefined where no deal takes it. */
function classesOf(
  units: readonly ChoiceUnits[],
  raw: readonly RawVariant[],
): (number | undefined)[] {
  const signatures = units.map(() => '');
  for (const [variant, { groups }] of raw.entries()) {
    for (const [group, { units: taken, scores }] of groups.entries()) {
      for (let at = 0; at < taken.length; at += 1) {
        const unit = taken[at] as number;
        signatures[unit] += `${variant}:${group}:${scores[at]};`;
      }
    }
  }
  const known = new Map<string, number>();
  return signatures.map((signature) => {
    if (signature === '') return undefined;
    const itemClass = known.get(signature) ?? known.size;
    known.set(signature, itemClass);
    return itemClass;
  });
}

function withClasses(
  { deal, constant, groups }: RawVariant,
  classOf: readonly (number | undefined)[],
): Variant {
  return {
    bundle: deal,
    constant,
    groups: groups.map(({ need, isOptional, units, scores }) => {
      const byClass = new Map<number, number>();
      for (const [at, unit] of units.entries()) byClass.set(classOf[unit] ?? 0, scores[at] ?? 0);
      const classes = [...byClass].toSorted(([a], [b]) => a - b);
      return {
        need,
        isOptional,
        classes: classes.map(([itemClass]) => itemClass),
        scores: classes.map(([, score]) => score),
      };
    }),
  };
}
