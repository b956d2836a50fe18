import type { Manifest } from '../../../schemas/types/manifest.ts';

/** Whether the language switcher is hidden: on the card pages of sectors that have them in one language [SHL-33]. */
export const hidesLanguages = (
  pathname: string,
  sector: string,
  { oneLanguageSectors }: Pick<Manifest['payments'], 'oneLanguageSectors'>,
): boolean => oneLanguageSectors.includes(sector) && /^\/order\/card-details\/?$/u.test(pathname);
