/** Sectors whose card pages come from their bank in one language. */
const sectors: readonly string[] = ['ca-1', 'ca-2'];

/** Whether the language switcher is hidden: on card pages of some sectors [SHL-33]. */
export const hidesLanguages = (pathname: string, sector: string): boolean =>
  sectors.includes(sector) && /^\/order\/card-details\/?$/u.test(pathname);
