import { isJsonObject, type Json } from '../../core/manifest/json.ts';
import { pointerTo } from '../../core/manifest/json-pointer.ts';
import { type Problem, unknownName } from '../../core/manifest/problem.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { CheckedCatalogue } from './catalogue-checks/checked-catalogue.ts';
import { contentOf } from './json-file.ts';
import type { MarketFolder } from './read-deployment.ts';

/** A link to a page of the site, and where it stands. */
interface SiteLink {
  readonly file: string;
  readonly pointer: string;
  readonly to: string;
}

/** Pages that every market has, as `ui/routes.tsx` maps them; what has pages of its own below it ends with a star. */
export const sitePages = [
  '/',
  '/huts/*',
  '/map',
  '/promo',
  '/accounts/*',
  '/more/*',
  '/menu/*',
  '/order',
  '/order/deals',
  '/order/deal',
  '/order/discount',
  '/order/dealcategory',
  '/order/checkout',
  '/content/faqs',
  '/locations',
  '/hut',
] as const;

/** Sections of a manifest whose texts that begin with a slash are links of the site. */
const linkSections = ['links', 'promo', 'footer'];

const linksIn = (
  value: Json,
  path: readonly string[],
): readonly (readonly [string[], string])[] => {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? [[[...path], value]] : [];
  if (Array.isArray(value)) {
    return value.flatMap((entry: Json, index) => linksIn(entry, [...path, String(index)]));
  }
  return isJsonObject(value)
    ? Object.entries(value).flatMap(([key, entry]) => linksIn(entry, [...path, key]))
    : [];
};

const linksOfManifest = ({ manifest }: MarketFolder): readonly SiteLink[] =>
  linkSections.flatMap((section) =>
    linksIn(contentOf(manifest)[section] ?? null, [section]).map(([path, to]) => ({
      file: manifest.file,
      pointer: pointerTo(path),
      to,
    })),
  );

/** Links of Markdown. */
const linksOfPages = ({ manifest, pages }: MarketFolder): readonly SiteLink[] => {
  const folder = manifest.file.slice(0, manifest.file.lastIndexOf('/'));
  return [...pages].flatMap(([name, text]) =>
    [...text.matchAll(/\]\((\/(?!\/)[^)\s]*)\)/g)].map(([, to = '']) => ({
      file: `${folder}/pages/${name}.md`,
      pointer: '',
      to,
    })),
  );
};

const linksOfDeals = (catalogue: CheckedCatalogue): readonly SiteLink[] =>
  catalogue
    .entries('deals')
    .flatMap(({ file, pointer, entry: { dealLink } }) =>
      dealLink === undefined ? [] : [{ file, pointer: `${pointer}/dealLink`, to: dealLink }],
    );

/** The pages of one market, those that every market has among them. */
const pagesOf = ({ menu, pages, promo, account }: Manifest): readonly string[] => [
  ...sitePages,
  ...menu.routes.map((category) => `/order/${category}`),
  ...pages.map((page) => `/${page}`),
  ...Object.keys(promo.landingPages).map((page) => `/promo/${page}`),
  `${account.base}/*`,
];

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Links to pages, deals and discounts of the site that there are none of [OPR-03]. */
export function linkProblems(
  folder: MarketFolder,
  catalogue: CheckedCatalogue,
  manifest: Manifest,
): readonly Problem[] {
  const known = pagesOf(manifest);
  const isPage = (path: string): boolean =>
    known.some((page) =>
      page.endsWith('/*')
        ? path === page.slice(0, -2) || path.startsWith(page.slice(0, -1))
        : path === page,
    );
  const links = [...linksOfManifest(folder), ...linksOfPages(folder), ...linksOfDeals(catalogue)];
  return links.flatMap(({ file, pointer, to }) => {
    const { pathname, searchParams } = new URL(to, 'https://site.invalid');
    const path = withoutSlash(pathname);
    if (!isPage(path)) return [unknownName({ file, pointer }, 'page of the market', to, known)];
    const id = searchParams.get('id');
    const list = listBehind.get(path);
    if (id === null || list === undefined || !catalogue.has(list)) return [];
    const ids = catalogue.entries(list).map(({ entry }) => entry.id);
    return ids.includes(id) ? [] : [unknownName({ file, pointer }, 'id of a link', id, ids)];
  });
}

/** Pages that show one entry of a list, by its id. */
const listBehind = new Map<string, 'deals' | 'discounts'>([
  ['/order/deal', 'deals'],
  ['/order/discount', 'discounts'],
]);
