import type { PostcodeCities, StreetRecord } from '../../schemas/types/http/places.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlaceQuery } from '../../core/places/geocoder.ts';
import { marketOf } from '../markets/market-of-request.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { answers } from '../shell/answer-schemas.ts';
import { notFound, wrongFields } from '../shell/problem-error.ts';
import { normalisePostcode } from '../../core/address/postcodes.ts';

const tags = ['places'];
const text = (maxLength: number, description: string) => ({
  type: 'string',
  maxLength,
  description,
});
const country = text(2, 'ISO 3166 code of the country; names the market on a host of none.');
const failures = { '4xx': answers.problem };

interface GeocodeQuery {
  readonly postcode?: string;
  readonly placeId?: string;
  readonly lat?: string;
  readonly lng?: string;
  readonly country?: string;
}

/** Street records and postcodes of a market. Methods throw ProblemError 400 for what is no postcode. */
interface StreetTables {
  streets(
    running: RunningMarket,
    postcode: string,
    query: string,
  ): Promise<readonly StreetRecord[]>;
  postcodes(running: RunningMarket, beginning: string): Promise<PostcodeCities>;
}

/** What look-ups of places ask. */
interface PlaceSources {
  readonly markets: MarketRegistry;
  readonly gazetteer: Gazetteer;
  readonly streets: StreetTables;
}

/** The calls that look up places, postcodes and streets [ADR-12, ADR-31, ADR-32, ADR-33, ADR-38, ADR-39]. */
export function registerAddress(app: FastifyInstance, dependencies: PlaceSources): void {
  const { gazetteer, streets } = dependencies;

  app.get<{ Querystring: { input: string; country?: string } }>(
    '/v1/places/autocomplete',
    {
      schema: {
        summary: 'Places that a typed text may mean, best first',
        tags,
        querystring: {
          type: 'object',
          required: ['input'],
          properties: { input: text(200, 'What was typed so far.'), country },
        },
        response: { 200: { type: 'array', items: answers.placeSuggestion }, ...failures },
      },
    },
    async (request) => {
      const running = marketOfCountry(dependencies, request, request.query.country);
      return gazetteer.suggest(running, request.query.input);
    },
  );

  app.get<{ Querystring: GeocodeQuery }>(
    '/v1/geocode',
    {
      schema: {
        summary: 'The place of a postcode, of an id or at a position',
        tags,
        querystring: {
          type: 'object',
          properties: {
            postcode: text(20, 'Whole, or its first part.'),
            placeId: text(100, 'Id of a suggestion.'),
            lat: text(40, 'Degrees north, WGS84; with lng.'),
            lng: text(40, 'Degrees east, WGS84; with lat.'),
            country,
          },
        },
        response: { 200: answers.geocodedPlace, ...failures },
      },
    },
    async (request) => {
      const query = placeQuery(request.query);
      const running = marketOfCountry(dependencies, request, request.query.country);
      const place = await gazetteer.find(running, query);
      if (!place) throw notFound('That place');
      return place;
    },
  );

  app.get<{ Querystring: { postcode: string; query?: string } }>(
    '/v1/address-lookup/lookup-street-by-post-code',
    {
      schema: {
        summary: 'Streets of a postcode with the huts that deliver there',
        tags,
        querystring: {
          type: 'object',
          required: ['postcode'],
          properties: {
            postcode: text(20, 'A whole postcode.'),
            query: text(200, 'What was typed of the street; left out, every street.'),
          },
        },
        response: { 200: { type: 'array', items: answers.streetRecord }, ...failures },
      },
    },
    async (request) => {
      const { postcode, query = '' } = request.query;
      return streets.streets(marketOfPostcode(dependencies, request, postcode), postcode, query);
    },
  );

  app.get<{ Querystring: { postcode: string } }>(
    '/v1/address-lookup/lookup-post-codes',
    {
      schema: {
        summary: 'Postcodes that begin with a text, with the cities of each',
        tags,
        querystring: {
          type: 'object',
          required: ['postcode'],
          properties: { postcode: text(20, 'A postcode or its first part.') },
        },
        response: { 200: answers.postcodeCities, ...failures },
      },
    },
    async (request) => {
      const { postcode } = request.query;
      return streets.postcodes(marketOfPostcode(dependencies, request, postcode), postcode);
    },
  );
}

/**
 * The market of a call about places: that of its host, else the one of the country it names.
 * @throws ProblemError 400 for a country that is not the market's [ADR-33]
 */
function marketOfCountry(
  { markets }: Pick<PlaceSources, 'markets'>,
  request: FastifyRequest,
  asked: string | undefined,
): RunningMarket {
  const code = asked?.toLowerCase();
  const countryOf = ({ market }: RunningMarket): string => market.manifest.geocoding.country;
  const own = marketOf(markets, request);
  const running = own ?? markets.all().find((market) => countryOf(market) === code);
  if (running && (code === undefined || code === countryOf(running))) return running;
  const served = own ? [own] : markets.all();
  const reason = `must be ${[...new Set(served.map(countryOf))].join(' or ')}`;
  throw wrongFields([{ field: 'country', reason }]);
}

/** The market of a call about streets: that of its host, else the first with such postcodes. */
function marketOfPostcode(
  { markets }: Pick<PlaceSources, 'markets'>,
  request: FastifyRequest,
  postcode: string,
): RunningMarket {
  const plain = normalisePostcode(postcode);
  const running =
    marketOf(markets, request) ??
    markets.all().find(({ market }) => {
      const { full, partial } = market.manifest.postcode;
      const test = market.manifest.address.testPostcode?.postcode;
      return plain === test || [full, partial].some((form) => new RegExp(form, 'i').test(plain));
    });
  if (!running) {
    throw wrongFields([{ field: 'postcode', reason: 'must be a postcode of a market' }]);
  }
  return running;
}

/** What a geocode call asks for: exactly one of its three ways [ADR-32]. @throws ProblemError 400 */
function placeQuery({ postcode, placeId, lat, lng }: GeocodeQuery): PlaceQuery {
  const hasPosition = lat !== undefined || lng !== undefined;
  const ways = [postcode !== undefined, placeId !== undefined, hasPosition].filter(Boolean);
  if (ways.length !== 1) {
    const reason = 'must come alone: a postcode, a placeId, or lat with lng';
    throw wrongFields([{ field: 'query', reason }]);
  }
  if (postcode !== undefined) return { postcode };
  if (placeId !== undefined) return { placeId };
  const problems = [...wrongDegrees('lat', lat, 90), ...wrongDegrees('lng', lng, 180)];
  if (problems.length > 0) throw wrongFields(problems);
  return { lat: Number(lat), lng: Number(lng) };
}

const wrongDegrees = (field: string, given: string | undefined, most: number) => {
  if (given === undefined) return [{ field, reason: 'is missing' }];
  const degrees = given.trim() === '' ? NaN : Number(given);
  return Math.abs(degrees) <= most
    ? []
    : [{ field, reason: `must be degrees from -${most} to ${most}` }];
};
