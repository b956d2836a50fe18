import type { FastifyRequest } from 'fastify';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import { notFound } from '../shell/problem-error.ts';
import { querySchemas } from '../shell/query-schemas.ts';
import type { CatalogueReader, HutCatalogue } from './catalogue-reader.ts';

/** What calls about a hut's catalogue read from. */
export interface CatalogueSources {
  readonly markets: MarketRegistry;
  readonly reader: CatalogueReader;
}

/** Query of the calls that read what a hut sells. */
export interface HutQuery {
  readonly hutid: string;
  readonly sector: string;
  readonly disposition?: Disposition;
  readonly when?: 'asap' | 'scheduled';
  readonly time?: number;
  readonly locale?: string;
}

const { sector, hutId, disposition, when, time, locale } = querySchemas;

/** Schema of that query. */
export const hutQuerySchema = {
  type: 'object',
  required: ['hutid', 'sector'],
  properties: { hutid: hutId, sector, disposition, when, time, locale },
} as const;

/** What the hut of a call sells. @throws ProblemError 404 when the sector has no such hut [MNU-24, MNU-44] */
export async function catalogueOfCall(
  { markets, reader }: CatalogueSources,
  request: FastifyRequest,
  query: HutQuery,
): Promise<HutCatalogue> {
  const [own] = sectorsOfCall(markets, request, [query.sector]);
  const { hutid, disposition: way = 'delivery', when: timing = 'asap' } = query;
  const found =
    own === undefined
      ? undefined
      : await reader.catalogueFor({
          sector: own,
          hutId: hutid,
          disposition: way,
          when: timing,
          time: query.time,
          locale: query.locale,
        });
  if (!found) throw notFound(`Hut ${hutid} of sector ${query.sector}`);
  return found;
}
