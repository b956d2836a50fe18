import { postcodeKind } from '../../core/address/postcodes.ts';
import type { AddressInput } from '../../core/localisation/address-strategy.ts';
import type { PostcodeSettings } from '../../schemas/types/manifest/address.ts';

/** A number with what may follow it in the same house: `33`, `33B`, `33 bis`. */
const numberFirst = /^(\d+\s*(?:bis|ter|quater|[a-z](?![a-z]))?)[\s,]+(.+)$/iu;

/**
 * Number, street, postcode and city of an address on one line, as links carry it: `33 Rue Oberkampf, 75011 Paris`.
 * A text without a postcode has no parts.
 */
export const addressInText = (text: string, patterns: PostcodeSettings): AddressInput => {
  const words = text.trim().split(/[\s,]+/u);
  const place = words.findLastIndex((word) => postcodeKind(word, patterns) === 'full');
  const postcode = words[place];
  if (postcode === undefined) return {};
  const line = words.slice(0, place).join(' ');
  const city = words.slice(place + 1).join(' ');
  const [, streetNumber = '', street = line] = numberFirst.exec(line) ?? [];
  return { postcode, street, streetNumber, ...(city === '' ? {} : { city }) };
};
