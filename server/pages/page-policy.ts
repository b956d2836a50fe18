import { createHash } from 'node:crypto';
import type { OutsideHosts } from '../../core/define-plugin.ts';
import type { Market } from '../../core/engine/start-market.ts';
import { pictureHosts } from '../../core/menu/picture-address.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { startScript } from './start-script.ts';
import { themeScript } from './theme-script.ts';

type PolicyMarket = Pick<Market, 'manifest' | 'plugins'>;

/** The host that the maps of a market take their tiles from; tiles of this site need no mention [LOC-72]. */
export const tileHosts = ({ map }: Pick<Manifest, 'map'>): readonly string[] =>
  map.tiles?.url.startsWith('https:') ? [new URL(map.tiles.url).origin] : [];

/** The hosts outside the site that the plugins of a market need for a page [LOC-74]. */
export const outsideHosts = (
  { manifest, plugins }: PolicyMarket,
  kind: keyof OutsideHosts,
): readonly string[] => [
  ...new Set(plugins.flatMap(({ plugin }) => plugin.outside?.(manifest)[kind] ?? [])),
];

/** How a policy names a text that may stand in a page. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts that stand in pages. */
const ownScripts = [themeScript, startScript].map(hashSource);

/** The styling library makes empty style elements and fills them through the CSSOM, which no policy minds. */
const emptyStyle = hashSource('');

/** The texts of the style elements of a page. */
const stylesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text = '']) => text);

/**
 * What a page of a market may load and run: scripts from here and from that market's outside hosts only, the two in
 * the page that put the kept theme into force and start the application, and no style written into it but those that
 * the server wrote, which are known by their hashes [SEC-29]. Hashes belong to the page as it is packed, so that one
 * answer serves everybody; a nonce would have to differ each time.
 * @param market undefined for answers that belong to none, which need nothing from outside
 */
export function pagePolicy(market: PolicyMarket | undefined, html = ''): string {
  const outside = (kind: keyof OutsideHosts) => (market ? outsideHosts(market, kind) : []);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
    'frame-src': ["'self'", ...outside('frames')],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...(market ? ownScripts : []), ...outside('scripts')],
    'script-src-attr': ["'none'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", emptyStyle, ...stylesOf(html).map(hashSource), ...outside('styles')],
    'style-src-attr': ["'none'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...(market ? [...tileHosts(market.manifest), ...pictureHosts(market.manifest)] : []),
      ...outside('images'),
    ],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside('calls')],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
