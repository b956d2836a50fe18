import type { DraftNotice } from '../../core/shell/boot-data.ts';
import { isPage, marketParameter } from '../../core/shell/page-address.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, marketOf } from '../markets/market-of-request.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { answerNotFound } from '../shell/answer-problems.ts';
import { pathOf, searchOf } from '../shell/request-address.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';
import { chooseLocale } from './choose-locale.ts';
import { currentEdition, inEdition } from '../markets/edition.ts';
import type { DraftEditions } from '../versions/draft-editions.ts';
import { draftParameter } from '../versions/draft-links.ts';
import { takeDraftLink } from './draft-visit.ts';
import { renderMarketChooser } from './market-chooser.ts';
import { packingOf } from '../shell/packing.ts';
import { KeptPages, type ServedPage } from './kept-pages.ts';
import { packPage } from './packed-page.ts';
import { pagePolicy } from './page-policy.ts';
import { type PageParts, renderPage } from './render-page.ts';
import { searchHead, searchPlace } from './search-head.ts';
import { shownMenu } from './shown-menu.ts';
import { policyHeader } from './security-headers.ts';
import { ownLanguage } from '../shell/own-language.ts';

/** Cookie that remembers a chosen language. */
const languageCookie = 'language';
const halfAYearSeconds = 15_552_000;

/** What pages are made from. */
interface PageSources {
  readonly markets: MarketRegistry;
  readonly drafts: DraftEditions;
  readonly reader: Pick<CatalogueReader, 'hut' | 'huts' | 'sectorMenu'>;
  readonly applications: {
    /** The markets of other databases. */
    readonly elsewhere: () => readonly Pick<PageSources, 'markets' | 'reader'>[];
  };
}

/** Whether a caller takes pages: a machine that asks for JSON is told that there is none. */
const takesPages = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept === '' || /text\/|\*\/\*|html/.test(accept);

/**
 * Answers what no route knows: a page of the application for every path that could be one, which then decides itself
 * what to show; JSON for everything else.
 */
export function registerPages(
  app: FastifyInstance,
  { markets, drafts, reader, applications: { elsewhere } }: PageSources,
  parts: PageParts | undefined,
): void {
  const kept = new KeptPages();
  const everyMarket = (): readonly RunningMarket[] => {
    const others = inEdition(undefined, () => elsewhere().flatMap((other) => other.markets.all()));
    return [...markets.all(), ...others].toSorted((one, other) => (one.id < other.id ? -1 : 1));
  };
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    if (!wantsPage || !takesPages(request) || !isPage(pathOf(request.url)))
      return answerNotFound(request, reply);
    const query = searchOf(request);
    const token = query.get(draftParameter);
    const isLink = token !== null && (await takeDraftLink(drafts, request, reply, token));
    if (isLink) return reply;
    const running = marketOf(markets, request);
    if (!running) {
      const place = { protocol: request.protocol, host: request.host };
      const chooser = renderMarketChooser(everyMarket(), place, parts?.files);
      return pageReply(reply).header(policyHeader, pagePolicy(undefined, chooser)).send(chooser);
    }
    if (query.get(marketParameter) === running.id) remember(reply, marketParameter, running.id);
    if (!parts) return pageReply(reply).send(notBuilt);
    const locale = localeOf(request, query, running);
    const ended = token === null ? undefined : ({ kind: 'ended' } as const);
    const path = pathOf(request.url);
    const shown = await shownMenu(reader, running, path, locale);
    const draft = ended ?? shownDraft();
    const place = currentEdition()?.draft
      ? undefined
      : await searchPlace(reader, request, running, { path, locale });
    const make = async (): Promise<ServedPage> => {
      const search =
        place && (await searchHead({ markets, reader, elsewhere }, request, running, place));
      return served(renderPage(parts, running, locale, path, draft, shown, search), running);
    };
    // There are as many pages of huts as there are huts, and they are asked for seldom: none is kept.
    const page = place?.page.hut
      ? await make()
      : await kept.page({ running, locale, path, files: parts.files, draft, shown, place }, make);
    const packing = packingOf(request.headers['accept-encoding']);
    if (packing !== 'identity') void reply.header('content-encoding', packing);
    return pageReply(reply).header(policyHeader, page.policy).send(page.packed[packing]);
  });
}

/** What a page tells its visitor of the draft that it belongs to. */
const shownDraft = (): DraftNotice | undefined => {
  const draft = currentEdition()?.draft;
  return draft && { kind: 'shown', until: draft.until.toISOString() };
};

const served = (html: string, { market }: RunningMarket): ServedPage => ({
  packed: packPage(html),
  policy: pagePolicy(market, html),
});

const localeOf = (
  request: FastifyRequest,
  query: URLSearchParams,
  { locales }: RunningMarket,
): string =>
  chooseLocale(locales, {
    asked: query.get('lang') ?? undefined,
    remembered: cookieOf(request, languageCookie),
    accepted: request.headers['accept-language'],
  });

const remember = (reply: FastifyReply, name: string, value: string): void => {
  void reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${halfAYearSeconds}; SameSite=Lax; HttpOnly`,
  );
};

/** Pages carry the state of the market: they are asked for again every time. */
const pageReply = (reply: FastifyReply): FastifyReply =>
  reply
    .code(200)
    .headers({ 'cache-control': 'no-cache', vary: 'Cookie, Accept-Language, Accept-Encoding' })
    .type('text/html; charset=utf-8');

const notBuilt = `<!doctype html>
<html lang="${ownLanguage}">
  <head><meta charset="utf-8" /><title>Not built</title></head>
  <body><p>The browser application is not built. Run npm run build, then start the server again.</p></body>
</html>
`;
