import { cleanPhone } from './clean-phone.ts';

/** A number as every network takes it (E.164). */
const international = /^\+[1-9]\d{6,14}$/;

/**
 * The phone number of an order with its country: `+919876543210`.
 * @param callingCode of numbers without a country: `+91`; undefined where the market has none
 * @returns undefined where it cannot be made one
 */
export const internationalPhone = (
  phone: string,
  callingCode: string | undefined,
): string | undefined => {
  const clean = cleanPhone(phone).replace(/^00/, '+');
  const number =
    clean.startsWith('+') || callingCode === undefined
      ? clean
      : `${callingCode}${clean.replace(/^0/, '')}`;
  return international.test(number) ? number : undefined;
};
