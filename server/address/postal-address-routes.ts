import type { FastifyInstance } from 'fastify';
import { normalisePostcode, postcodeKind } from '../../core/address/postcodes.ts';
import type { PostalAddress } from '../../schemas/types/http/places.ts';
import { callCounters } from '../limits/call-counters.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { marketOf } from '../markets/market-of-request.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { answers } from '../shell/answer-schemas.ts';
import { wrongFields } from '../shell/problem-error.ts';

/** Most addresses that one list has; a postcode has a hundred at most. */
const mostAddresses = 100;

/** What look-ups of addresses ask. */
interface AddressLookUp {
  readonly markets: MarketRegistry;
  readonly limiter: RateLimiter;
}

/** The addresses of a postcode, for customers to pick theirs; none in a market without an address source [SHP-18]. */
export function registerPostalAddresses(
  app: FastifyInstance,
  { markets, limiter }: AddressLookUp,
): void {
  app.get<{ Querystring: { postcode: string; sector: string } }>(
    '/v1/address-lookup/addresses',
    {
      schema: {
        summary: 'Addresses of a postcode',
        tags: ['places'],
        querystring: {
          type: 'object',
          required: ['postcode', 'sector'],
          properties: {
            postcode: { type: 'string', maxLength: 20, description: 'A whole postcode.' },
            sector: { type: 'string', maxLength: 40, description: 'A sector of the market.' },
          },
        },
        response: {
          200: { type: 'array', maxItems: mostAddresses, items: answers.postalAddress },
          '4xx': answers.problem,
        },
      },
    },
    async (request): Promise<readonly PostalAddress[]> => {
      const { postcode, sector } = request.query;
      const running = marketOf(markets, request) ?? markets.bySector(sector);
      if (!running) throw wrongFields([{ field: 'sector', reason: 'must be one of the market' }]);
      const { extensions, manifest } = running.market;
      const plain = normalisePostcode(postcode);
      if (postcodeKind(plain, manifest.postcode) !== 'full') {
        throw wrongFields([{ field: 'postcode', reason: 'must be a whole postcode' }]);
      }
      const [source] = extensions.all('address-source');
      if (!source) return [];
      const caller = { market: running.id, request };
      await limiter.count(callCounters('addresses', manifest.limits, caller));
      return (await source.addressesAt(plain)).slice(0, mostAddresses);
    },
  );
}
