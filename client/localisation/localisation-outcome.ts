import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { HutStatusSummary } from '../../schemas/types/http/orders.ts';
import {
  oppositeOf,
  type TimedDisposition,
  type When,
} from '../../core/localisation/disposition.ts';
import type { DeliveryAddress } from '../../core/localisation/address-strategy.ts';

/** What may be localised at a hut: a disposition, or why there is none. */
export type LocalisationOutcome =
  | { readonly kind: 'localise'; readonly disposition: TimedDisposition }
  | { readonly kind: 'HUT_CLOSED' | 'INSUFFICIENT_HUT_DATA' | 'UNKNOWN' };

/** What the rules look at; hut or status is missing when its call brought nothing. */
export interface OutcomeQuestion {
  readonly hut: Hut | undefined;
  readonly status: HutStatusSummary | undefined;
  readonly wanted: TimedDisposition;
}

type Rule = (question: OutcomeQuestion) => LocalisationOutcome | undefined;

const dispositions: readonly Disposition[] = ['delivery', 'collection', 'dinein'];

const isAvailable = ({ hut, status }: OutcomeQuestion, type: Disposition, when: When): boolean =>
  hut?.allowedDisposition[type] === true && status?.web[when][type] === 'AVAILABLE';

/** Closed: by its flag, or no disposition it allows is available now or later [LOC-23]. */
const closed: Rule = (question) => {
  const { hut, status } = question;
  if (hut?.closed === true) return { kind: 'HUT_CLOSED' };
  if (!hut || !status) return undefined;
  const opens = dispositions.some(
    (type) => isAvailable(question, type, 'asap') || isAvailable(question, type, 'scheduled'),
  );
  return opens ? undefined : { kind: 'HUT_CLOSED' };
};

const insufficientData: Rule = ({ hut, status }) =>
  hut && status ? undefined : { kind: 'INSUFFICIENT_HUT_DATA' };

const asWanted: Rule = (question) =>
  isAvailable(question, question.wanted.type, question.wanted.when)
    ? { kind: 'localise', disposition: question.wanted }
    : undefined;

const scheduledInstead: Rule = (question) =>
  isAvailable(question, question.wanted.type, 'scheduled')
    ? { kind: 'localise', disposition: { type: question.wanted.type, when: 'scheduled' } }
    : undefined;

const oppositeInstead: Rule = (question) => {
  const { when, time } = question.wanted;
  const type = oppositeOf(question.wanted.type);
  return type !== undefined && isAvailable(question, type, when)
    ? { kind: 'localise', disposition: { type, when, time } }
    : undefined;
};

/** In order, the first that answers wins [LOC-23, LOC-24, LOC-25, LOC-26, LOC-27]. */
const rules: readonly Rule[] = [
  closed,
  insufficientData,
  asWanted,
  scheduledInstead,
  oppositeInstead,
];

/** Decides what a customer gets at a hut [LOC-23, LOC-24, LOC-25, LOC-26, LOC-27, LOC-28]. */
export const localisationOutcome = (question: OutcomeQuestion): LocalisationOutcome => {
  for (const rule of rules) {
    const outcome = rule(question);
    if (outcome) return outcome;
  }
  return { kind: 'UNKNOWN' };
};

/** Whether two postcodes or addresses are the same, whatever their spaces and case [ADR-06]. */
export const isSameAddress = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/**
 * The delivery address after a localisation: a saved one survives only while the feature is on and its
 * postcode equals the new one [LOC-46]. A new one that names a street is never replaced: it may be another street
 * of the same postcode.
 */
export const keptAddress = (
  saved: DeliveryAddress | undefined,
  found: DeliveryAddress | undefined,
  isFeatureOn: boolean,
): DeliveryAddress | undefined =>
  isFeatureOn &&
  saved &&
  found &&
  found.street === undefined &&
  found.postcode !== '' &&
  isSameAddress(saved.postcode, found.postcode)
    ? saved
    : found;
