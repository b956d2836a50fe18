import { type CallRules, isText, optional } from '../call-rules.ts';
/**
 * What can be wrong with a phone number [CHK-38, CHK-39, CHK-40, CHK-41, CHK-42, CHK-43, CHK-44, CHK-45, CHK-46,
 * CHK-47, CHK-48].
 */
export const phoneErrors = [
  'REQUIRED',
  'INVALID_PHONE',
  'INVALID_PHONE_LENGTH',
  'INVALID_PHONE_INITIAL',
] as const;
export type PhoneError = (typeof phoneErrors)[number];

/** Checks the phone numbers of a market (one a market) [CHK-50]. */
export interface PhoneValidator {
  /** The first error of the number as typed, or undefined when it is good. */
  validate(typed: string): PhoneError | undefined;
  /** The number as the order request carries it [ORD-32]. */
  forRequest(typed: string): string;
  /** An account's number as it is put into the form [CHK-77]. */
  forForm(stored: string): string;
}

export const phoneValidatorCalls: CallRules<PhoneValidator> = {
  validate: { fits: optional(isText) },
  forRequest: { fits: isText },
  forForm: { fits: isText },
};
