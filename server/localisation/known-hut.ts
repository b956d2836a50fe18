import type { FastifyRequest } from 'fastify';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import type { CatalogueSources } from '../menu/catalogue-of-call.ts';
import { notFound } from '../shell/problem-error.ts';

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
