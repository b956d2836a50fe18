import type { StreetRecord } from '../../schemas/types/http/places.ts';
import type { PostcodeSettings } from '../../schemas/types/manifest/address.ts';
import type { AddressMessage } from './address-problem.ts';
import { postcodeKind } from './postcodes.ts';
import { matchStreetNumber } from './street-matching.ts';
import { integerPrefix } from './street-number.ts';

/** An address that is given as postcode, street and number; `records` once the street was looked up. */
export interface StreetAddress {
  readonly postcode: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly records?: readonly StreetRecord[] | undefined;
}

/** What the rules take from the manifest. */
export interface StreetRuleSettings {
  readonly postcode: PostcodeSettings;
  /** Most characters of a street number [ADR-13]. */
  readonly streetNumberMaxLength: number;
  /** A postcode that has no digits of its own [ADR-12]. */
  readonly testPostcode?: string | undefined;
}

/** A field with what is wrong about it. */
export interface StreetProblem extends AddressMessage {
  readonly field: 'postcode' | 'street' | 'streetNumber';
}

type Rule = (address: StreetAddress, settings: StreetRuleSettings) => StreetProblem | undefined;

const isMissing = (text: string): boolean => text.trim() === '';

const present =
  (field: StreetProblem['field']): Rule =>
  (address) =>
    isMissing(address[field]) ? { field, message: 'localisation.address.required' } : undefined;

/** Exactly the market's postcode; the test postcode is exempt [ADR-03, ADR-12]. */
const postcodeShape: Rule = ({ postcode }, settings) =>
  isMissing(postcode) ||
  isTestPostcode(postcode, settings.testPostcode) ||
  postcodeKind(postcode, settings.postcode) === 'full'
    ? undefined
    : { field: 'postcode', message: 'localisation.postcode.invalid' };

const numberLength: Rule = ({ streetNumber }, { streetNumberMaxLength: max }) =>
  streetNumber.trim().length > max
    ? { field: 'streetNumber', message: 'localisation.address.tooLong', values: { max } }
    : undefined;

/** The digits at its start count, as in matching [ADR-18]. */
const positiveInteger: Rule = ({ streetNumber }) =>
  isMissing(streetNumber) || (integerPrefix(streetNumber) ?? 0) > 0
    ? undefined
    : { field: 'streetNumber', message: 'localisation.address.positiveInteger' };

/** Range and parity of the street, once its records are there [ADR-19, ADR-20, ADR-21]. */
const servedNumber: Rule = ({ streetNumber, records }) => {
  const number = integerPrefix(streetNumber);
  if (!records || records.length === 0 || number === undefined) return undefined;
  const match = matchStreetNumber(records, number);
  return match.kind === 'refused' ? { field: 'streetNumber', ...match.problem } : undefined;
};

const always: readonly Rule[] = [postcodeShape, numberLength, positiveInteger, servedNumber];

const complete: readonly Rule[] = [
  present('postcode'),
  postcodeShape,
  present('street'),
  present('streetNumber'),
  numberLength,
  positiveInteger,
  servedNumber,
];

const firstProblem = (
  rules: readonly Rule[],
  address: StreetAddress,
  settings: StreetRuleSettings,
): StreetProblem | undefined => {
  for (const rule of rules) {
    const problem = rule(address, settings);
    if (problem) return problem;
  }
  return undefined;
};

/** The first rule that a complete address breaks, in order [ADR-15, ADR-16, ADR-17, ADR-18, ADR-19, ADR-20, ADR-21]. */
export const streetProblem = (
  address: StreetAddress,
  settings: StreetRuleSettings,
): StreetProblem | undefined => firstProblem(complete, address, settings);

/** The first rule broken by what is there already: nothing is missing as long as it is being typed [ADR-08]. */
export const streetProblemSoFar = (
  address: StreetAddress,
  settings: StreetRuleSettings,
): StreetProblem | undefined =>
  [address.postcode, address.street, address.streetNumber].some(isMissing)
    ? undefined
    : firstProblem(always, address, settings);

/** Whether a postcode is the one that answers a test street [ADR-12]. */
export const isTestPostcode = (postcode: string, testPostcode: string | undefined): boolean =>
  testPostcode !== undefined && postcode.trim().toUpperCase() === testPostcode.toUpperCase();
