import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Edition, inEdition } from '../markets/edition.ts';
import { cookieOf } from '../markets/market-of-request.ts';
import { pathOf } from '../shell/request-address.ts';
import { ProblemError } from '../shell/problem-error.ts';
import type { DraftEditions } from './draft-editions.ts';
import { draftParameter } from './draft-links.ts';

/** Calls and files that are the same whatever the visitor looks at: the console works on what is live. */
const isOfNoEdition = (path: string): boolean =>
  /^\/(assets|operator|health|ready|openapi\.json)(\/|$)/.test(path);

const reading: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

function refuseInDraft({ method, routeOptions }: FastifyRequest): void {
  const { inDrafts = reading.includes(method) ? 'answered' : 'refused' } = routeOptions.config;
  if (inDrafts === 'answered') return;
  throw new ProblemError(
    403,
    'DRAFT',
    'This is a draft of the site: nothing can be ordered, reserved or sent from it.',
  );
}

/**
 * Answers each visitor from the edition that they look at: the draft whose link they opened, else what everybody is
 * served [OPR-14]. Comes before every hook that asks for a market.
 */
export function serveEditions(app: FastifyInstance, drafts: DraftEditions): void {
  const editions = new WeakMap<FastifyRequest, Edition>();
  const editionOf = async (request: FastifyRequest): Promise<Edition | undefined> => {
    const token = cookieOf(request, draftParameter);
    if (token === undefined || isOfNoEdition(pathOf(request.url))) return undefined;
    return drafts.ofToken(token);
  };
  const begin = (edition: Edition | undefined, request: FastifyRequest, reply: FastifyReply) => {
    if (!edition) return;
    editions.set(request, edition);
    if (edition.draft) void reply.header('x-robots-tag', 'noindex');
    if (edition.draft) refuseInDraft(request);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const proceed = (edition: Edition | undefined): void => {
      inEdition(edition, () => {
        try {
          begin(edition, request, reply);
        } catch (error) {
          done(error as Error);
          return;
        }
        done();
      });
    };
    editionOf(request).then(proceed, done);
  });
  // A body ends in another context than the one in which its request began.
  app.addHook('preValidation', (request, _reply, done) => {
    inEdition(editions.get(request), done);
  });
  app.addHook('onSend', async (request, reply) => {
    if (editions.has(request)) void reply.header('cache-control', 'no-store');
  });
}
