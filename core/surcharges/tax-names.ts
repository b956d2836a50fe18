import type { TaxSettings } from '../../schemas/types/manifest/market.ts';

/** What a tax of a breakdown is called in a language, for example 'TVQ 9,975 %' [SHP-05]. */
export const taxName = ({ rates }: TaxSettings, description: string, locale: string): string =>
  rates.find((rate) => rate.description === description)?.names?.[locale] ?? description;
