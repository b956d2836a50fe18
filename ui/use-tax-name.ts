import { taxName } from '../core/surcharges/tax-names.ts';
import { useEnvironment } from './use-environment.ts';
import { useWords } from './words/words-context.tsx';

/** What the market calls a tax in the language of the page [SHP-05]. */
export const useTaxName = (): ((description: string) => string) => {
  const { tax } = useEnvironment().market.manifest;
  const { locale } = useWords();
  return (description) => taxName(tax, description, locale);
};
