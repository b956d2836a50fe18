import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { cookieOf } from '../markets/market-of-request.ts';
import type { CanarySide } from '../storage/version-tables.ts';
import type { Canary, CanaryReach } from './canary-repository.ts';

/** Cookie that keeps a visitor on one side of a canary. */
export const canaryCookie = 'canary';

/** The side that a visitor is on, and what the cookie says from now on. */
export interface CanaryVisit {
  readonly side: CanarySide;
  /** Absent where the cookie says it already, or none is set. */
  readonly newCookie?: string;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 80 ? value : undefined;

type Named = Readonly<Record<string, unknown>>;

/** The hut that a call is about, as `sector/id`: in its address, its query or its body. */
function hutOfCall({ query, params, body }: FastifyRequest): string | undefined {
  const { hut } = (body ?? {}) as { readonly hut?: Named };
  const places: readonly Named[] = [hut ?? {}, (params ?? {}) as Named, (query ?? {}) as Named];
  for (const place of places) {
    const sector = text(place['sector']);
    const id = text(place['hutId'] ?? place['hutid'] ?? place['id']);
    if (sector !== undefined && id !== undefined) return `${sector}/${id}`;
  }
  return undefined;
}

/** Whether a visitor belongs to the share: the same in every process and at every call. */
function isInShare(canary: number, visitor: string, percent: number): boolean {
  const digest = createHash('sha256').update(`${canary}.${visitor}`).digest();
  return digest.readUInt32BE() / 2 ** 32 < percent / 100;
}

/**
 * The side of a canary that a call belongs to; undefined for a caller that keeps no cookie, which is served what
 * everybody is and counted by nobody.
 * @param isPage whether a browser asks for a page, so that it can be given a cookie
 */
export function visitOf(
  { id, reach }: Pick<Canary, 'id' | 'reach'>,
  request: FastifyRequest,
  isPage: boolean,
): CanaryVisit | undefined {
  const [ofCanary, key = ''] = cookieOf(request, canaryCookie)?.split('.') ?? [];
  const kept = ofCanary === String(id) && key !== '' ? key : undefined;
  return reach.kind === 'huts'
    ? visitByHut(id, reach, hutOfCall(request), kept)
    : visitByShare(id, reach.percent, kept, isPage);
}

function visitByShare(
  id: number,
  percent: number,
  kept: string | undefined,
  isPage: boolean,
): CanaryVisit | undefined {
  if (kept === undefined && !isPage) return undefined;
  const key = kept ?? randomBytes(9).toString('base64url');
  const side = isInShare(id, key, percent) ? 'canary' : 'others';
  return { side, ...(kept === undefined && { newCookie: `${id}.${key}` }) };
}

function visitByHut(
  id: number,
  { huts }: Extract<CanaryReach, { kind: 'huts' }>,
  hut: string | undefined,
  kept: string | undefined,
): CanaryVisit | undefined {
  const side = hut === undefined ? kept : huts.includes(hut) ? 'canary' : 'others';
  if (side !== 'canary' && side !== 'others') return undefined;
  return { side, ...(side !== kept && { newCookie: `${id}.${side}` }) };
}
