import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { OutsideHosts } from '../../core/define-plugin.ts';
import type { Market } from '../../core/engine/start-market.ts';
import type { Manifest } from '../../schemas/types.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';

/** The hosts that the maps of markets take their tiles from; tiles of this site need no mention [LOC-72]. */
export const tileHosts = (manifests: readonly Pick<Manifest, 'map'>[]): readonly string[] => {
  const urls = manifests.flatMap(({ map }) => (map.tiles ? [map.tiles.url] : []));
  return [
    ...new Set(urls.filter((url) => url.startsWith('https:')).map((url) => new URL(url).origin)),
  ];
};

/** The hosts outside the site that plugins of markets need for a page [LOC-74]. */
export const outsideHosts = (
  markets: readonly Pick<Market, 'manifest' | 'plugins'>[],
  kind: keyof OutsideHosts,
): readonly string[] => [
  ...new Set(
    markets.flatMap(({ manifest, plugins }) =>
      plugins.flatMap(({ plugin }) => plugin.outside?.(manifest)[kind] ?? []),
    ),
  ),
];

/**
 * Headers that keep a page to itself: scripts only from here, and none written into it. Styles may stand in the page,
 * because the styling library writes them there while the application runs.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  markets: MarketRegistry,
): Promise<void> {
  const running = () => markets.all().map(({ market }) => market);
  /** Sources of one kind, as the markets that run now want them. */
  const sources = (own: string, more: () => readonly string[]) => [
    () => [own, ...more()].join(' '),
  ];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        frameSrc: sources("'self'", () => outsideHosts(running(), 'frames')),
        formAction: ["'self'"],
        scriptSrc: sources("'self'", () => outsideHosts(running(), 'scripts')),
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: sources("'self' data: blob:", () =>
          tileHosts(running().map(({ manifest }) => manifest)),
        ),
        fontSrc: ["'self'"],
        connectSrc: sources("'self'", () => outsideHosts(running(), 'calls')),
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
