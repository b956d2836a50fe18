import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { AddressSettings } from '../../schemas/types/manifest/address.ts';

/** What a market says of how its addresses are written. */
export type WrittenAs = Pick<AddressSettings, 'cityLine'>;

interface Town {
  readonly city?: string | undefined;
  readonly postcode?: string | undefined;
}

/** The parts of a line that there are. */
export const joined = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(' ');

/** The line of an address that names the town, as the post of the market has it. */
export const cityLine = ({ city, postcode }: Town, { cityLine: order }: WrittenAs): string =>
  joined(order === 'postcode-first' ? [postcode, city] : [city, postcode]);

/** The address of a restaurant, line by line. */
export const hutLines = ({ address }: Pick<Hut, 'address'>, written: WrittenAs): string[] => [
  ...address.lines,
  cityLine(address, written),
];
