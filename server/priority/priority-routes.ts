import type { RateLimiter } from '../limits/rate-limiter.ts';
import type { HutsFinder } from '../localisation/huts-finder.ts';
import type { CatalogueSources } from '../menu/catalogue-of-call.ts';
import type { Database } from '../storage/database.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { PriorityReservation, ReservationRequest } from '../../schemas/types/http/priority.ts';
import {
  bearerTokenOf,
  type SignedIn,
  signedInBy,
  type TokenCheck,
} from '../accounts/authenticate.ts';
import { addressKey } from '../limits/address-key.ts';
import { counterKey } from '../limits/rate-limiter.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { sectorsOfCall } from '../markets/sectors-of-call.ts';
import { answers } from '../shell/answer-schemas.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { release, reserve } from './reservations.ts';

const path = '/v1/priority-orders/reservation';
const tags = ['priority'];

const refused = (why: string): ProblemError => new ProblemError(422, 'NO_PRIORITY', why);

/** Whether a hut delivers to a postcode; one that names no area is not judged. */
async function delivers(
  huts: HutsFinder,
  running: RunningMarket,
  { id, sector }: Hut,
  postcode: string,
): Promise<boolean> {
  for (const lookUp of [huts.servingPostcode, huts.servingPostcodeArea]) {
    try {
      const found = await lookUp.call(huts, postcode, running, undefined);
      if (found.some((one) => one.id === id && one.sector === sector)) return true;
    } catch (error) {
      // A postcode that cannot be read is served by nobody.
      if (!(error instanceof ProblemError)) throw error;
    }
  }
  return !(await huts.hasAreas({ id, sector }));
}

/** What keeping places asks. */
interface PrioritySources extends CatalogueSources {
  readonly database: Database;
  readonly huts: HutsFinder;
  readonly limiter: RateLimiter;
  readonly tokens: TokenCheck;
}

/**
 * Keeps places among a hut's priority orders, and gives them back [PRI-09, PRI-10, PRI-11, PRI-12, PRI-13, PRI-14,
 * PRI-15, PRI-16, PRI-17].
 */
export function registerPriority(app: FastifyInstance, dependencies: PrioritySources): void {
  const { database, huts, limiter, markets, reader, tokens } = dependencies;
  /** Who keeps places: an account, or the visit of a guest, which is told from others at its address [SEC-26]. */
  const keeperOf = (
    { ip, body: { visit } }: FastifyRequest<{ Body: ReservationRequest }>,
    signedIn: SignedIn | undefined,
  ) => {
    const address = limiter.limitsAddresses ? `priority address ${addressKey(ip)}` : undefined;
    const guest = visit === undefined ? address : `priority visit ${visit} ${address ?? ''}`;
    const caller = signedIn ? `priority account ${signedIn.accountId}` : guest;
    return {
      callerKey: caller === undefined ? null : counterKey(caller),
      addressKey: address === undefined ? null : counterKey(address),
    };
  };

  app.post<{ Body: ReservationRequest }>(
    path,
    {
      schema: {
        summary: 'Keep a place among the priority orders of a hut',
        tags,
        body: answers.reservationRequest,
        response: {
          201: answers.priorityReservation,
          401: answers.problem,
          422: answers.problem,
          503: answers.problem,
        },
      },
    },
    async (request, reply) => {
      const token = bearerTokenOf(request);
      const signedIn = await signedInBy(tokens, token);
      if (token !== undefined && !signedIn) {
        throw new ProblemError(401, 'NotAuthorizedException', 'not authenticated');
      }
      const { numCookedItems, postcode, hut: asked } = request.body;
      const [sector] = sectorsOfCall(markets, request, [asked.sector]);
      const running = sector === undefined ? undefined : markets.bySector(sector);
      const hut = sector === undefined ? undefined : await reader.hut(sector, asked.id);
      if (!running || !hut || sector === undefined) throw refused('There is no such hut.');
      const manifest = running.manifestAt(sector, hut.id);
      const disposition = { type: 'delivery', when: 'asap' } as const;
      const offer = { sector, disposition, postcode, manifest };
      const extras = running.market.extensions.all('fulfilment-extra');
      if (!extras.some((extra) => extra.isOffered(offer))) {
        throw refused('The sector has no priority delivery.');
      }
      const { priority } = manifest;
      if (priority.slotsPer15Minutes === 0) {
        throw new ProblemError(503, 'PRIORITY_OFF', 'Priority delivery is switched off.');
      }
      if (numCookedItems > priority.maxCookedItems) throw refused('There is too much to cook.');
      if (!(await delivers(huts, running, hut, postcode))) {
        throw refused('The hut does not deliver there.');
      }
      const at = { sector, hutId: hut.id };
      const place = await reserve(database.db, at, priority, keeperOf(request, signedIn));
      if (!place) throw refused('Every place is taken.');
      const answer: PriorityReservation = {
        id: place.id,
        hutId: hut.id,
        price: priority.price,
        expiresAt: place.expiresAt.toISOString(),
      };
      return reply.code(201).send(answer);
    },
  );

  app.delete<{ Params: { readonly hutId: string; readonly id: string } }>(
    `${path}/:hutId/:id`,
    {
      schema: {
        summary: 'Give a place back',
        tags,
        params: {
          type: 'object',
          required: ['hutId', 'id'],
          properties: {
            hutId: { type: 'string', maxLength: 40 },
            id: { type: 'string', maxLength: 80 },
          },
        },
      },
    },
    async ({ params }, reply) => {
      await release(database.db, params.hutId, params.id);
      return reply.code(204).send();
    },
  );
}
