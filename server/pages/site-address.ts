import type { FastifyRequest } from 'fastify';
import type { RunningMarket } from '../markets/running-market.ts';

/**
 * Where a market is found: its first host, by the scheme and the port that it was asked for with, which a trusted proxy
 * passes on. Every host and every parameter that leads to the market has this one address for it.
 */
export function siteAddress(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  { market }: Pick<RunningMarket, 'market'>,
): string {
  const [ownHost] = market.manifest.hosts;
  const port = /:\d{1,5}$/.exec(host)?.[0] ?? '';
  return `${protocol}://${ownHost === undefined ? host : `${ownHost}${port}`}`;
}

/** The address of a page in a language: the market's first one needs no mention. */
export const inLanguage = (path: string, locale: string, locales: readonly string[]): string =>
  locale === locales[0] ? path : `${path}?lang=${encodeURIComponent(locale)}`;
