import type { FastifyInstance, FastifyRequest } from 'fastify';
import { marketOf } from '../markets/market-of-request.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import { answers } from '../shell/answer-schemas.ts';
import { featureRoleOf } from '../shell/feature-role.ts';
import { notFound, wrongFields } from '../shell/problem-error.ts';
import { listOf, querySchemas } from '../shell/query-schemas.ts';
import type { CatalogueSources } from '../menu/catalogue-of-call.ts';
import type { HutsFinder } from './huts-finder.ts';
import type { StreetLookup } from './street-lookup.ts';
import { hutAnswer } from './known-hut-routes.ts';

const { sectors, featureRole } = querySchemas;
const tags = ['huts'];
const huts = { 200: { type: 'array', items: answers.hut }, '4xx': answers.problem };
const coordinate = { type: 'string', maxLength: 40, description: 'Degrees, WGS84.' };

interface HutsQuery {
  readonly postcode?: string;
  readonly street?: string;
  readonly streetNumber?: string;
  readonly sector?: string;
  readonly featureRole?: string;
}

/** The role a call is made in: named in its query, else in the header that the browser sends. */
const roleOf = (request: FastifyRequest, named: string | undefined): string | undefined =>
  named ?? featureRoleOf(request);

/** What finding huts asks. */
interface HutSources extends CatalogueSources {
  readonly huts: HutsFinder;
  readonly streets: StreetLookup;
  /** The present moment, in milliseconds. */
  readonly now: () => number;
}

/** The calls that find huts [LOC-08, LOC-09, LOC-10, LOC-11, LOC-14, LOC-15]. */
export function registerHuts(app: FastifyInstance, sources: HutSources): void {
  registerHutList(app, sources);
  registerNearbyHuts(app, sources);
  registerHutSearch(app, sources);
}

function registerHutList(
  app: FastifyInstance,
  { huts: finder, markets, streets, now }: HutSources,
): void {
  app.get<{ Querystring: HutsQuery }>(
    '/v1/huts',
    {
      schema: {
        summary: 'Huts that deliver to a postcode, or huts of sectors',
        tags,
        querystring: {
          type: 'object',
          properties: {
            postcode: { type: 'string', maxLength: 20, description: 'Whole, or its first part.' },
            street: {
              type: 'string',
              maxLength: 200,
              description: 'With streetNumber: who delivers to that house.',
            },
            streetNumber: {
              type: 'string',
              maxLength: 30,
              description: 'House number; its digits count.',
            },
            sector: sectors,
            featureRole,
          },
        },
        response: huts,
      },
    },
    async (request) => {
      const { postcode, sector: listed, featureRole: named } = request.query;
      const role = roleOf(request, named);
      if (postcode !== undefined) {
        const market = marketOf(markets, request, listOf(listed ?? '')[0]);
        const { street, streetNumber } = request.query;
        const found =
          street === undefined && streetNumber === undefined
            ? await finder.servingPostcode(postcode, market, role)
            : await streets.servingHouse(market, { postcode, street, streetNumber });
        return found.map((hut) => hutAnswer(hut, now()));
      }
      if (listed === undefined) {
        throw wrongFields([{ field: 'sector', reason: 'is missing, and so is postcode' }]);
      }
      const known = sectorsOfCall(markets, request, listOf(listed));
      return (await finder.inSectors(known, role)).map((hut) => hutAnswer(hut, now()));
    },
  );
}

function registerNearbyHuts(
  app: FastifyInstance,
  { huts: finder, markets, now }: HutSources,
): void {
  app.get<{
    Querystring: {
      lat: string;
      lon: string;
      limit?: number;
      radius?: number;
      sectors?: string;
      featureRole?: string;
    };
  }>(
    '/v1/huts/nearby',
    {
      schema: {
        summary: 'Huts nearest to a place',
        tags,
        querystring: {
          type: 'object',
          required: ['lat', 'lon'],
          properties: {
            lat: coordinate,
            lon: coordinate,
            limit: {
              type: 'integer',
              minimum: 1,
              maximum: 100,
              description: "Most huts to answer; without it the market's own number.",
            },
            radius: {
              type: 'number',
              minimum: 0,
              description: 'Farthest in metres; any by default.',
            },
            sectors,
            featureRole,
          },
        },
        response: huts,
      },
    },
    async (request) => {
      const { lat, lon, limit, radius, sectors: listed, featureRole: named } = request.query;
      const place = placeOf(lat, lon);
      if (!place) return [];
      const market = marketOf(markets, request);
      const asked = listed === undefined ? (market?.market.manifest.sectors ?? []) : listOf(listed);
      const known = sectorsOfCall(markets, request, asked);
      const running = known[0] === undefined ? undefined : markets.bySector(known[0]);
      if (!running) return [];
      const most = limit ?? running.market.manifest.huts.nearbyLimit;
      const found = await finder.nearby(place, {
        sectors: known,
        limit: most,
        metres: radius,
        role: roleOf(request, named),
      });
      return found.map((hut) => hutAnswer(hut, now()));
    },
  );
}

function registerHutSearch(app: FastifyInstance, { huts: finder, markets, now }: HutSources): void {
  app.get<{ Querystring: { sector: string; lat: number; lng: number; featureRole?: string } }>(
    '/v1/hut/search',
    {
      schema: {
        summary: 'The hut that delivers to a place',
        tags,
        querystring: {
          type: 'object',
          required: ['sector', 'lat', 'lng'],
          properties: {
            sector: sectors,
            lat: { type: 'number', minimum: -90, maximum: 90 },
            lng: { type: 'number', minimum: -180, maximum: 180 },
            featureRole,
          },
        },
        response: { 200: answers.hut, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { sector: listed, lat, lng, featureRole: named } = request.query;
      const known = sectorsOfCall(markets, request, listOf(listed));
      const place = { latitude: lat, longitude: lng };
      const hut =
        known.length === 0
          ? undefined
          : await finder.servingPlace(place, known, roleOf(request, named));
      if (!hut) throw notFound('A hut that delivers there');
      return hutAnswer(hut, now());
    },
  );
}

/** A place on the ground; undefined when the coordinates are no numbers or lie nowhere [LOC-10]. */
function placeOf(lat: string, lon: string): { latitude: number; longitude: number } | undefined {
  const [latitude = NaN, longitude = NaN] = [lat, lon].map((text) =>
    text.trim() === '' ? NaN : Number(text),
  );
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? { latitude, longitude } : undefined;
}
