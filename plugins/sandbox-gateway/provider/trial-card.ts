import { type CardField, type TrialOutcome, trialOutcomes, type TypedCard } from './trial-entry.ts';

/** What each test card comes to; every other good number is declined [PAY-147]. */
const outcomeOfNumber: ReadonlyMap<string, TrialOutcome> = new Map([
  ['4111111111111111', 'approve'],
  ['5555555555554444', 'approve'],
  ['4000000000000002', 'decline'],
  ['4000000000000077', 'pending'],
  ['4000000000000119', 'exception'],
  ['4000000000003220', 'challenge'],
  ['4000000000009235', 'timeout'],
]);

/** All that is kept of a card. */
export interface KnownCard {
  readonly last4: string;
  readonly brand: 'visa' | 'mastercard' | 'card';
  readonly outcome: TrialOutcome;
}

/** Luhn's check digit: every second digit from the right counts double. */
const hasCheckDigit = (number: string): boolean => {
  const digits = Array.from(number, Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const value = digit * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const digitsOf = (number: string): string => number.replace(/[\s-]/g, '');

/** A year of two digits is one of this century. */
const fullYear = (year: string): number => (year.length === 2 ? 2000 : 0) + Number(year);

const isPast = (month: string, year: string, now: Date): boolean => {
  const firstAfter = Date.UTC(fullYear(year), Number(month), 1);
  return firstAfter <= now.getTime();
};

/** The wrong fields of a typed card, in the order of the form [PAY-64]. */
export const wrongCardFields = (card: TypedCard, now: Date): readonly CardField[] => {
  const number = digitsOf(card.number);
  const isMonth = /^(0?[1-9]|1[0-2])$/.test(card.month);
  const isYear = /^(\d{2}|20\d{2})$/.test(card.year);
  const wrong: Record<CardField, boolean> = {
    number: !/^\d{12,19}$/.test(number) || !hasCheckDigit(number),
    name: card.name.trim() === '',
    month: !isMonth || (isYear && isPast(card.month, card.year, now)),
    year: !isYear || (isMonth && isPast(card.month, card.year, now)),
    securityCode: !/^\d{3,4}$/.test(card.securityCode),
  };
  return (Object.keys(wrong) as CardField[]).filter((field) => wrong[field]);
};

/** What is kept of a card, which was found right before. */
export const knownCard = ({ number }: Pick<TypedCard, 'number'>): KnownCard => {
  const digits = digitsOf(number);
  return {
    last4: digits.slice(-4),
    brand: digits.startsWith('4') ? 'visa' : /^5[1-5]/.test(digits) ? 'mastercard' : 'card',
    outcome: outcomeOfNumber.get(digits) ?? 'decline',
  };
};

type Given = Readonly<Record<string, unknown>>;

/** The token of a wallet or of a card form, or the encrypted data of a pop-up. */
const tokenIn = ({ token, encPaymentData }: Given): string =>
  JSON.stringify(token ?? encPaymentData) ?? '';

/**
 * What the token of a wallet or of a card form at checkout comes to: tokens of the sandbox name their outcome, as
 * `sandbox:approve`; every other one is declined.
 */
export const outcomeOfGiven = (given: Given): TrialOutcome => {
  const [, named] = /sandbox:(\w+)/.exec(tokenIn(given)) ?? [];
  return trialOutcomes.find((outcome) => outcome === named) ?? 'decline';
};

/** Whether the page that looks at the device is to say nothing, as `sandbox:approve:hang` has it [PAY-171]. */
export const hangsOfGiven = (given: Given): boolean => /sandbox:\w+:hang/.test(tokenIn(given));

const brands: readonly KnownCard['brand'][] = ['visa', 'mastercard', 'card'];

/** What a card form at checkout tells of its card. */
export const cardOfGiven = ({ brand, last4 }: Given): Pick<KnownCard, 'brand' | 'last4'> => ({
  brand: brands.find((one) => one === brand) ?? 'card',
  last4: typeof last4 === 'string' && /^\d{4}$/.test(last4) ? last4 : '0000',
});
