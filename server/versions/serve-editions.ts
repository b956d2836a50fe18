import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Edition, inEdition } from '../markets/edition.ts';
import { cookieOf } from '../markets/market-of-request.ts';
import { pathOf } from '../shell/request-address.ts';
import { ProblemError } from '../shell/problem-error.ts';
import type { CanaryTally } from '../storage/version-tables.ts';
import type { CanaryEditions } from './canary-editions.ts';
import { canaryCookie, type CanaryVisit, visitOf } from './canary-visits.ts';
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

const longestVisitSeconds = 2_592_000;
const orderCalls: readonly string[] = ['/v1/orders/preauthorise', '/v1/orders/place'];

/** What an answered order call counts as; undefined where it says nothing about the version. */
function tallyOf(url: string | undefined, status: number): CanaryTally | undefined {
  if (url === undefined || !orderCalls.includes(url)) return undefined;
  if (status === 200) return url.endsWith('/place') ? 'orders' : undefined;
  if (status === 402) return 'payment-errors';
  return status === 409 || status === 422 || status >= 500 ? 'failures' : undefined;
}

/** Whether a browser asks for a page, and not for a call or a file. */
const isPageCall = ({ is404, method, headers }: FastifyRequest): boolean =>
  is404 && method === 'GET' && (headers.accept ?? '').includes('text/html');

/** A call of a visitor while a canary runs. */
interface CanaryCall extends CanaryVisit {
  readonly canary: number;
}

/** What is known of a call. */
interface EditionCall {
  readonly edition?: Edition | undefined;
  readonly canary?: CanaryCall | undefined;
}

/**
 * Answers each visitor from the edition that they look at: the draft whose link they opened, the canary that they are
 * among the first to meet, else what everybody is served [OPR-14, OPR-16]. Comes before every hook that asks for a
 * market.
 */
export function serveEditions(
  app: FastifyInstance,
  { drafts, canaries }: { readonly drafts: DraftEditions; readonly canaries: CanaryEditions },
): void {
  const calls = new WeakMap<FastifyRequest, EditionCall>();
  const inCanary = (request: FastifyRequest): EditionCall => {
    const { served } = canaries;
    const visit = served && visitOf(served.canary, request, isPageCall(request));
    if (!served || !visit) return {};
    const { canary, edition } = served;
    return {
      canary: { ...visit, canary: canary.id },
      ...(visit.side === 'canary' && { edition }),
    };
  };
  const callOf = async (request: FastifyRequest): Promise<EditionCall> => {
    if (isOfNoEdition(pathOf(request.url))) return {};
    const token = cookieOf(request, draftParameter);
    const draft = token === undefined ? undefined : await drafts.ofToken(token);
    return draft ? { edition: draft } : inCanary(request);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const proceed = (call: EditionCall): void => {
      calls.set(request, call);
      inEdition(call.edition, () => {
        try {
          if (call.edition?.draft) {
            void reply.header('x-robots-tag', 'noindex');
            refuseInDraft(request);
          }
        } catch (error) {
          done(error as Error);
          return;
        }
        done();
      });
    };
    callOf(request).then(proceed, done);
  });
  // A body ends in another context than the one in which its request began, and may name the hut.
  app.addHook('preValidation', (request, _reply, done) => {
    let call = calls.get(request) ?? {};
    if (!call.edition?.draft && request.body !== undefined && canaries.served) {
      call = inCanary(request);
      calls.set(request, call);
    }
    inEdition(call.edition, done);
  });
  app.addHook('onSend', async (request, reply) => {
    const { edition, canary } = calls.get(request) ?? {};
    if (edition || canary?.newCookie !== undefined) void reply.header('cache-control', 'no-store');
    if (canary?.newCookie === undefined) return;
    const secure = request.protocol === 'https' ? '; Secure' : '';
    void reply.header(
      'set-cookie',
      `${canaryCookie}=${canary.newCookie}; Path=/; Max-Age=${longestVisitSeconds}; SameSite=Lax; HttpOnly${secure}`,
    );
  });
  app.addHook('onResponse', async (request, reply) => {
    const { canary } = calls.get(request) ?? {};
    if (!canary) return;
    const tally = tallyOf(request.routeOptions.url, reply.statusCode);
    try {
      if (canary.newCookie !== undefined) {
        await canaries.count(canary.canary, canary.side, 'visitors');
      }
      if (tally) await canaries.count(canary.canary, canary.side, tally);
    } catch (error) {
      request.log.warn({ err: error }, 'a visitor of the canary was not counted');
    }
  });
}
