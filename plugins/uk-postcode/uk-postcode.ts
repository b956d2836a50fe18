import type { AddressStrategy } from '../../core/localisation/address-strategy.ts';
import { postcodeStrategy } from '../../core/localisation/postcode-strategy.ts';
import type { PostcodeSettings } from '../../schemas/types/manifest/address.ts';

/** Letters and digits of the second half, which every British postcode ends with. */
const inwardLength = 3;

/** A postcode as the post writes it: upper case, one space before the last three characters. */
export const writtenPostcode = (typed: string): string => {
  const plain = typed.replace(/\s+/g, '').toUpperCase();
  return `${plain.slice(0, -inwardLength)} ${plain.slice(-inwardLength)}`.trim();
};

/** British postcodes find the hut [LOC-33, LOC-38]. */
export const ukPostcode = (settings: PostcodeSettings): AddressStrategy =>
  postcodeStrategy(settings, writtenPostcode);
