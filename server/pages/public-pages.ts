import { menuCategory, menuPage } from '../../core/shell/first-frame.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';

type PageReader = Pick<CatalogueReader, 'hut' | 'huts' | 'sectorMenu'>;

const hutsPage = '/huts/';

/** The page of a hut, with a slash at its end. */
export const hutPage = ({ sector, id }: Pick<Hut, 'sector' | 'id'>): string =>
  `${hutsPage}${encodeURIComponent(sector)}/${encodeURIComponent(id)}/`;

/** A page that search engines may know, of which the server tells more than the market's name. */
export interface PublicPage {
  /** Its one address, with a slash at its end. */
  readonly path: string;
  /** The hut that it is about. */
  readonly hut?: Hut;
}

/** Pages of a market that need no menu and no hut to be known. */
const plainPages = ({ market, locales, page }: RunningMarket): readonly string[] => [
  '/',
  hutsPage,
  ...market.manifest.pages.flatMap((name) => (page(name, locales[0] ?? '') ? [`/${name}/`] : [])),
];

/** The page of a market at an address, if it is for everybody: none that orders, accounts or one visit make. */
export async function publicPage(
  reader: PageReader,
  running: RunningMarket,
  path: string,
): Promise<PublicPage | undefined> {
  const whole = path.endsWith('/') ? path : `${path}/`;
  if (plainPages(running).includes(whole)) return { path: whole };
  const category = menuCategory(whole);
  if (category !== undefined) {
    const categories = await menuCategories(reader, running);
    return { path: categories.includes(category) ? `${menuPage}${category}/` : menuPage };
  }
  const [, sector = '', id = ''] = /^\/huts\/([^/]+)\/([^/]+)\/$/.exec(whole) ?? [];
  if (!running.market.manifest.sectors.includes(sector)) return undefined;
  const hut = await reader.hut(sector, decoded(id));
  return hut && hut.test !== true ? { path: hutPage(hut), hut } : undefined;
}

/** Every page of a market that is for everybody [OPS-15]. */
export async function publicPages(
  reader: PageReader,
  running: RunningMarket,
): Promise<readonly string[]> {
  const { sectors } = running.market.manifest;
  const [categories, ...huts] = await Promise.all([
    menuCategories(reader, running),
    ...sectors.map((sector) => reader.huts(sector)),
  ]);
  return [
    ...plainPages(running),
    menuPage,
    ...categories.map((category) => `${menuPage}${category}/`),
    ...huts.flat().flatMap((hut) => (hut.test === true ? [] : [hutPage(hut)])),
  ];
}

/** Categories that the menu for who has no hut shows. */
async function menuCategories(
  reader: PageReader,
  { market, locales }: RunningMarket,
): Promise<readonly string[]> {
  const menu = await reader.sectorMenu(market.manifest.defaultSector, locales[0]);
  return menu?.categories ?? [];
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
