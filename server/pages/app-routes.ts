import type { FastifyInstance, FastifyRequest } from 'fastify';
import { marketParameter } from '../../core/shell/page-address.ts';
import type { Theme } from '../../schemas/types/theme.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { marketOf } from '../markets/market-of-request.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { publicAnswer } from '../shell/cache-control.ts';
import { notFound } from '../shell/problem-error.ts';
import { querySchemas } from '../shell/query-schemas.ts';
import { withoutMarket } from './content-routes.ts';
import { deviceIcon } from './market-icon.ts';

/** The icons of an installed market: side in pixels, and the share of it that the mark takes. */
const icons = {
  '192': { side: 192, share: 0.7, purpose: 'any' },
  '512': { side: 512, share: 0.7, purpose: 'any' },
  'maskable-192': { side: 192, share: 0.56, purpose: 'maskable' },
  'maskable-512': { side: 512, share: 0.56, purpose: 'maskable' },
  'apple-touch': { side: 180, share: 0.62, purpose: undefined },
} as const;

type IconName = keyof typeof icons;

/** How long a browser keeps an icon: its address changes with what it shows. */
const kept = 'public, max-age=86400';

/** Where the files of an installed market are: its name is said, as browsers fetch some of them without cookies. */
export const appFile = (file: string, { id }: Pick<RunningMarket, 'id'>, locale?: string): string =>
  `${file}?${new URLSearchParams({ [marketParameter]: id, ...(locale && { locale }) }).toString()}`;

/** The description of a market to be installed as an app, and the file of its icon for what reads no such description. */
export const appManifestFile = '/app.webmanifest';
export const appleIconFile = '/icons/apple-touch.png';

/** What draws pictures is loaded for the first one. */
const drawn = async (theme: Theme, name: IconName): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const { share, side } = icons[name];
  return sharp(Buffer.from(deviceIcon(theme, share)), { density: 72 * (side / 32) })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
};

/** What makes a market an app on a device, from its name, words and theme [OPS-15]. */
export function registerApp(
  app: FastifyInstance,
  { markets }: { readonly markets: MarketRegistry },
): void {
  const pictures = new WeakMap<Theme, Map<IconName, Promise<Buffer>>>();
  /** Each icon is drawn once. */
  const iconOf = (theme: Theme, name: IconName): Promise<Buffer> => {
    const known = pictures.get(theme) ?? new Map<IconName, Promise<Buffer>>();
    pictures.set(theme, known);
    const icon = known.get(name) ?? drawn(theme, name);
    known.set(name, icon);
    return icon;
  };
  const marketAsked = (request: FastifyRequest): RunningMarket => {
    const running = marketOf(markets, request);
    if (!running) throw withoutMarket();
    return running;
  };

  app.get<{ Querystring: { locale?: string } }>(
    appManifestFile,
    {
      config: publicAnswer,
      schema: {
        hide: true,
        querystring: { type: 'object', properties: { locale: querySchemas.locale } },
      },
    },
    async (request, reply) => {
      const running = marketAsked(request);
      const { locales } = running;
      const locale = locales.find((known) => known === request.query.locale) ?? locales[0] ?? '';
      const isByHost = markets.byHost(request.hostname) === running;
      return reply
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(appManifest(running, locale, isByHost)));
    },
  );

  app.get<{ Params: { file: string } }>(
    '/icons/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const name = request.params.file.replace(/\.png$/, '');
      if (!Object.hasOwn(icons, name)) throw notFound(`Icon ${request.params.file}`);
      const icon = await iconOf(marketAsked(request).theme, name as IconName);
      return reply.type('image/png').header('cache-control', kept).send(icon);
    },
  );
}

/** Behind the mark while an app opens: white, as the mark brings its own ground. */
const ground = '#ffffff';

/** @param isByHost the host names the market; without it the address of the app does */
function appManifest(running: RunningMarket, locale: string, isByHost: boolean) {
  const { market, theme, pageWords } = running;
  const { name } = market.manifest;
  const page = pageWords(locale)?.['page'];
  const description = typeof page === 'object' ? page['description'] : undefined;
  const start = isByHost ? '/' : `/?${marketParameter}=${encodeURIComponent(running.id)}`;
  return {
    id: start,
    name,
    short_name: name,
    ...(typeof description === 'string' && {
      description: description.replaceAll(/\{\{\s*name\s*\}\}/g, () => name),
    }),
    lang: locale,
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: theme.feature,
    background_color: ground,
    icons: Object.entries(icons).flatMap(([file, { side, purpose }]) =>
      purpose === undefined
        ? []
        : [
            {
              src: appFile(`/icons/${file}.png`, running),
              sizes: `${side}x${side}`,
              type: 'image/png',
              purpose,
            },
          ],
    ),
  };
}
