import type { CatalogueSources } from '../menu/catalogue-of-call.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openDaysOf } from '../../core/timeslots/opening-hours.ts';
import { utcOffset } from '../../core/timeslots/utc-offset.ts';
import { hutStatus } from '../../core/localisation/hut-status.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import { answers } from '../shell/answer-schemas.ts';
import { publicAnswer } from '../shell/cache-control.ts';
import { notFound } from '../shell/problem-error.ts';
import { querySchemas } from '../shell/query-schemas.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';

/** A hut that a call names, with its market and the manifest as it holds there. */
export interface KnownHut {
  readonly hut: Hut;
  readonly manifest: Manifest;
  readonly running: RunningMarket;
}

/** The hut that a call names. @throws ProblemError 404 when the sector has none of that id */
export async function knownHut(
  { markets, reader }: CatalogueSources,
  request: FastifyRequest,
  sector: string,
  hutId: string,
): Promise<KnownHut> {
  const [own] = sectorsOfCall(markets, request, [sector]);
  const running = own === undefined ? undefined : markets.bySector(own);
  const hut = running && (await reader.hut(sector, hutId));
  if (!running || !hut) throw notFound(`Hut ${hutId} of sector ${sector}`);
  return { hut, running, manifest: running.manifestAt(sector, hutId) };
}

/** A hut as a call answers it: with the offset of its clock at the moment, without where it delivers [LOC-01]. */
export const hutAnswer = ({ deliveryArea: _area, ...hut }: Hut, now: number): Hut => ({
  ...hut,
  utcOffset: utcOffset(hut.timeZone, now),
});

/** What the calls about one hut ask. */
interface KnownHutSources extends CatalogueSources {
  /** The present moment, in milliseconds. */
  readonly now: () => number;
}

const { sector, hutId, disposition } = querySchemas;
const tags = ['huts'];

/** The calls that name a hut: itself [LOC-12, LOC-13], its availability [LOC-16] and its usual minutes [LOC-20, BSK-77]. */
export function registerKnownHut(app: FastifyInstance, sources: KnownHutSources): void {
  registerHut(app, sources);
  registerStatus(app, sources);
  registerEta(app, sources);
}

function registerHut(app: FastifyInstance, sources: KnownHutSources): void {
  app.get<{ Querystring: { hutId: string; sector: string; openDays?: number } }>(
    '/v1/hut',
    {
      config: publicAnswer,
      schema: {
        summary: 'One hut',
        tags,
        querystring: {
          type: 'object',
          required: ['hutId', 'sector'],
          properties: {
            hutId,
            sector,
            tradezoneId: { type: 'string', maxLength: 60, description: 'Delivery zone.' },
            openDays: { type: 'integer', minimum: 1, maximum: 31, description: 'Days of hours.' },
          },
        },
        response: { 200: answers.hut, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { query } = request;
      const { hut, manifest } = await knownHut(sources, request, query.sector, query.hutId);
      const answer = hutAnswer(hut, sources.now());
      if (query.openDays === undefined) return answer;
      const openDays = openDaysOf(hut, sources.now(), query.openDays, manifest.tradingDay);
      return { ...answer, openDays };
    },
  );
}

function registerStatus(app: FastifyInstance, sources: KnownHutSources): void {
  app.get<{ Params: { sector: string; hutId: string } }>(
    '/v2/huts/status/:sector/:hutId/summary',
    {
      config: publicAnswer,
      schema: {
        summary: 'Availability of a hut',
        tags,
        params: { type: 'object', properties: { sector, hutId } },
        response: { 200: answers.hutStatusSummary, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { params } = request;
      const { hut, manifest } = await knownHut(sources, request, params.sector, params.hutId);
      const { startOffsetMs } = manifest.timeSlots;
      return hutStatus(hut, {
        now: sources.now(),
        tradingDay: manifest.tradingDay,
        ...(startOffsetMs !== undefined && { startOffsetMs }),
      });
    },
  );
}

function registerEta(app: FastifyInstance, sources: KnownHutSources): void {
  app.get<{ Querystring: { disposition: Disposition; id: string; sector: string } }>(
    '/v2/eta',
    {
      config: publicAnswer,
      schema: {
        summary: 'Usual minutes from order to hand-over',
        tags,
        querystring: {
          type: 'object',
          required: ['disposition', 'id', 'sector'],
          properties: { disposition, id: hutId, sector },
        },
        response: { 200: answers.eta, '4xx': answers.problem },
      },
    },
    async (request) => {
      const { query } = request;
      const { hut } = await knownHut(sources, request, query.sector, query.id);
      const eta = hut.eta?.[query.disposition];
      if (!eta) throw notFound(`An estimate of hut ${query.id} for ${query.disposition}`);
      return eta;
    },
  );
}
