import { type BootData, bootDataElementId, type WordTree } from '../../core/shell/boot-data.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { type BuildFiles, faceFiles, pluginScripts } from './build-files.ts';
import { marketIcon } from './market-icon.ts';

/** What the page of the browser application is made from. */
export interface PageParts {
  /** The built page. */
  readonly html: string;
  readonly files: BuildFiles;
  readonly release: string;
}

/** The page of a market in a language, with everything in it that the application starts from. */
export function renderPage(
  { html, files, release }: PageParts,
  running: RunningMarket,
  locale: string,
): string {
  const words = running.words(locale) ?? {};
  const { theme, clientManifest, market } = running;
  const boot: Omit<BootData, 'manifest'> & { readonly manifest: unknown } = {
    manifest: clientManifest,
    theme,
    locale,
    words,
    release,
  };
  const name = market.manifest.name;
  const title = textAt(words, 'page', 'title', name) ?? name;
  const description = textAt(words, 'page', 'description', name) ?? name;
  const plugins = market.manifest.plugins.map(({ id }) => id);
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<meta name="theme-color" content="${escapeHtml(theme.feature)}" />`,
    `<link rel="icon" type="image/svg+xml" href="${marketIcon(theme)}" />`,
    ...faceFiles(files, [theme.type.display, theme.type.text]).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`,
    ),
    ...pluginScripts(files, plugins).map((href) => `<link rel="modulepreload" href="${href}" />`),
    `<script type="application/json" id="${bootDataElementId}">${scriptJson(boot)}</script>`,
  ].join('\n    ');
  return html
    .replace(/<html lang="[^"]*"/, () => `<html lang="${escapeHtml(locale)}"`)
    .replace(/<title>[^<]*<\/title>/, () => head);
}

/** A text of the wording with the brand's name filled in. */
function textAt(words: WordTree, area: string, key: string, name: string): string | undefined {
  const tree = words[area];
  const text = typeof tree === 'object' ? tree[key] : undefined;
  return typeof text === 'string' ? text.replaceAll(/\{\{\s*name\s*\}\}/g, name) : undefined;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in HTML, in quotation marks too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** JSON that cannot end the script element it stands in, whatever its texts hold. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
