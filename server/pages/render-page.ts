import { bootFileOf } from './boot-file.ts';
import { bootOf } from './boot-of.ts';
import { bootDataElementId, type DraftNotice, type WordTree } from '../../core/shell/boot-data.ts';
import type { ShownMenu } from '../../core/shell/first-frame.ts';
import { schemes } from '../../core/theme/ground.ts';
import { paletteOf } from '../../core/theme/scheme-palette.ts';
import type { Theme } from '../../schemas/types/theme.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { type BuildFiles, faceFiles, framedPage, scriptsOf } from './build-files.ts';
import { escapeHtml } from '../shell/escape-html.ts';
import { appFile, appleIconFile, appManifestFile } from './app-routes.ts';
import { lostStart, lostStartStyle } from './lost-start-notice.ts';
import { marketIcon } from './market-icon.ts';
import { textAt } from './page-text.ts';
import type { SearchHead } from './search-head.ts';
import { laterAttribute, startScriptElement } from './start-script.ts';
import { menuData } from './structured-data.ts';
import { themeScriptElement } from './theme-script.ts';

/** What the page of the browser application is made from. */
export interface PageParts {
  /** The built page. */
  readonly html: string;
  readonly files: BuildFiles;
  readonly release: string;
  /** The page goes into an app's own files. */
  readonly isPacked?: boolean;
}

/** The page of a market at a path, in a language, with what the application starts from, or where that is. */
export function renderPage(
  { html, files, release, isPacked = false }: PageParts,
  running: RunningMarket,
  locale: string,
  path: string,
  draft?: DraftNotice,
  shown?: ShownMenu,
  search?: SearchHead,
): string {
  const words = running.pageWords(locale) ?? {};
  const { theme, market } = running;
  const name = market.manifest.name;
  const ofMenu = shown && menuHead(words, shown, name);
  const data =
    shown && search
      ? menuData(shown, {
          page: search.canonical,
          locale,
          nameOf: (category) => textAt(words, ['menu', 'categories', category], name) ?? category,
        })
      : search?.hut?.data;
  const ofHut = search?.hut && `${search.hut.name} – ${name}`;
  const title = ofMenu?.title ?? ofHut ?? textAt(words, ['page', 'title'], name) ?? name;
  const description = ofMenu?.description ?? textAt(words, ['page', 'description'], name) ?? name;
  const plugins = market.manifest.plugins.map(({ id }) => id);
  // A first frame names the typefaces of its words itself: named here too, they would hold up its paint.
  const { display, text } = theme.type;
  const framed = framedPage(files, market.manifest, path);
  // The script that starts the application is asked for by another, except in an app's own files and during development.
  const src = files.frames && !isPacked ? entryScript.exec(html)?.[1] : undefined;
  // What has nothing to paint before its scripts asks for them at once.
  const waits = src !== undefined && framed !== '';
  const bootElement =
    waits && !draft
      ? bootLink(running, locale, release)
      : `<script type="application/json" id="${bootDataElementId}">${scriptJson({
          ...bootOf(running, locale, release),
          ...(isPacked && { isPacked }),
          ...(draft && { draft }),
        })}</script>`;
  // After the scripts of the built page, as those are needed first.
  const others = scriptsOf(files, path, plugins).filter((href) => !html.includes(href));
  const scripts = [...(src === undefined || waits ? [] : [src]), ...others]
    .map(
      (href) =>
        `<link ${waits ? laterAttribute : 'rel="modulepreload"'} crossorigin fetchpriority="low" href="${href}" />`,
    )
    .join('\n    ');
  const own = framed === '' ? [text] : [];
  const faces = faceFiles(files, files.frames ? own : [display, text]);
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    ...(search ? searchLinks(search) : []),
    ...(isPacked ? [] : appLinks(running, locale)),
    ...themeColours(theme),
    themeScriptElement(market.manifest.storage.persistKeyPrefix),
    `<link rel="icon" type="image/svg+xml" href="${marketIcon(theme)}" />`,
    ...faces.map(
      // The text shows in a stand-in of the same width, so that the faces need not hold up the scripts.
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${href}" />`,
    ),
    // No script by its type, so that no policy minds it.
    ...(data ? [`<script type="application/ld+json">${scriptJson(data)}</script>`] : []),
    bootElement,
  ].join('\n    ');
  const drawn =
    files.frames?.draw(framed, { name, theme, locale, words, shown }) ?? curtain(theme, name);
  const { markup: frame, styles } = withoutStyles(drawn);
  const start =
    src === undefined ? '' : lostStart(words, name) + startScriptElement(src, { isAtOnce: !waits });
  return html
    .replace(entryScript, (element) => (src === undefined ? element : ''))
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(locale)}"`)
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('</head>', () => `  ${scripts}\n    ${styles}${start && lostStartStyle}\n  </head>`)
    .replace(
      /(<div id="root">)(<\/div>)/,
      (_, opening, closing) => `${opening}${frame}${closing}${start}`,
    );
}

/** What starts the application in the built page. */
const entryScript = /<script type="module"[^>]* src="([^"]*)"><\/script>/;

/** Where the application finds what it starts from: what is painted first has no use for it [SHP-48]. */
const bootLink = (running: RunningMarket, locale: string, release: string): string =>
  `<link ${laterAttribute} as="fetch" crossorigin id="${bootDataElementId}" href="${escapeHtml(
    bootFileOf(running, locale, release).address,
  )}" />`;

/** What browsers colour their bar with, in either scheme. */
const themeColours = (theme: Theme): readonly string[] =>
  schemes.map(
    (scheme) =>
      `<meta name="theme-color" content="${paletteOf(theme, scheme).feature.fill}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}" />`,
  );

/** The one address of a page, and where it is in other languages and markets [OPS-15]. */
const searchLinks = ({ canonical, alternates }: SearchHead): readonly string[] => [
  `<link rel="canonical" href="${escapeHtml(canonical)}" />`,
  ...alternates.map(
    ([locale, address]) =>
      `<link rel="alternate" hreflang="${escapeHtml(locale)}" href="${escapeHtml(address)}" />`,
  ),
];

/** What makes the market an app on a device [OPS-15]. */
const appLinks = (running: RunningMarket, locale: string): readonly string[] => [
  `<link rel="manifest" href="${escapeHtml(appFile(appManifestFile, running, locale))}" />`,
  `<link rel="apple-touch-icon" href="${escapeHtml(appFile(appleIconFile, running))}" />`,
];

/** How search engines are told of a menu page [SHP-13]. */
function menuHead(words: WordTree, { category }: ShownMenu, name: string) {
  const key = category ?? '';
  const heading =
    textAt(words, ['menu', 'categories', key], name) ??
    textAt(words, ['menu', 'window', 'title'], name);
  const intro =
    textAt(words, ['menu', 'intros', key], name) ??
    textAt(words, ['menu', 'window', 'intro'], name);
  return {
    title: heading === undefined ? name : `${heading} – ${name}`,
    description: intro ?? name,
  };
}

/**
 * A drawn frame with its style elements apart: the page's policy names each by its hash [SEC-29]. The styling library
 * knows by their attribute which styles are there already, and does not make those again.
 */
const withoutStyles = (drawn: string): { readonly markup: string; readonly styles: string } => {
  const rest = { ids: new Set<string>(), text: '' };
  const whole: string[] = [];
  const markup = drawn.replace(styleElement, (element, key: string, ids = '', text = '') => {
    if (key === 'css-global') whole.push(element);
    else {
      for (const id of ids.split(' ').filter(Boolean)) rest.ids.add(id);
      rest.text += text;
    }
    return '';
  });
  const known = rest.ids.size > 0 ? ` data-emotion="css ${[...rest.ids].join(' ')}"` : '';
  return { markup, styles: `${whole.join('')}<style${known}>${rest.text}</style>` };
};

/** A style element that the styling library wrote: whose it is, the ids of its styles, its text. */
const styleElement =
  /<style(?: data-emotion="(css(?:-global)?)((?: [^" ]+)*)"[^>]*)?[^>]*>([^<]*)<\/style>/g;

/** What shows where the build draws no first frame: the market's mark where the header will be. */
const curtain = (theme: Theme, name: string): string =>
  `<style>.curtain{display:flex;gap:8px;align-items:center;min-height:64px;margin:-8px;padding:0 16px;` +
  `font:700 1.5rem/1 system-ui,sans-serif;color:${escapeHtml(theme.ink)}}</style>` +
  `<div class="curtain"><img src="${marketIcon(theme)}" width="36" height="36" alt="" />${escapeHtml(name)}</div>`;

/** JSON that cannot end the script element it stands in, whatever its texts hold. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
