import type { PostalAddress } from '../../schemas/types/http/places.ts';
import { type CallRules, isRecord, isText, optional } from '../call-rules.ts';

/**
 * Knows the addresses that the post delivers to [SHP-18]. Customers may always type theirs: a source that fails, is slow
 * or knows nothing takes nothing from them.
 */
export interface AddressSource {
  /**
   * The addresses of a whole postcode, in the order in which one looks for them; none for a postcode without any.
   * @param postcode in capitals, without spaces
   * @throws where the source cannot be asked; neither key nor postcode is in the error
   */
  addressesAt(postcode: string): Promise<readonly PostalAddress[]>;
}

/** How long a list is waited for, in milliseconds: the customer goes on typing. */
const longestLookUpMs = 3_000;

const isAddress = (value: unknown): boolean => {
  if (!isRecord(value)) return false;
  const { lines, town, postcode } = value as Readonly<Record<string, unknown>>;
  const isLines = Array.isArray(lines) && lines.length > 0 && lines.every(isText);
  return isLines && isText(postcode) && optional(isText)(town);
};

export const addressSourceCalls: CallRules<AddressSource> = {
  addressesAt: {
    limitMs: longestLookUpMs,
    fits: (answer) => Array.isArray(answer) && answer.every(isAddress),
    otherwise: () => Promise.resolve([]),
  },
};
