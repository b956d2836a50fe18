import type { ImportFormat } from '../import-format.ts';
import { ban, bano } from './ban.ts';
import { geonamesPostal } from './geonames-postal.ts';
import { onsPostcodes } from './ons-postcodes.ts';
import { statcanOda } from './statcan-oda.ts';

/** The formats that come ready; `table` is made from what the command says. */
export const formats: readonly ImportFormat[] = [
  geonamesPostal,
  ban,
  bano,
  onsPostcodes,
  statcanOda,
];
