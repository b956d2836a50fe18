import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MarketRegistry } from '../markets/market-registry.ts';
import { marketOf } from '../markets/market-of-request.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { pagePolicy } from './page-policy.ts';

export const policyHeader = 'content-security-policy';

/** For data, scripts, typefaces and pictures: what keeps them from being taken for something else, and in this site. */
const ofEveryAnswer = [
  ['cross-origin-resource-policy', 'same-origin'],
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
  ['x-content-type-options', 'nosniff'],
] as const;

/** Of what a browser shows as no page: it may do nothing, but a script that runs apart calls this site. */
const dataPolicy = "default-src 'self';frame-ancestors 'none'";

/** Types that no browser runs a page's code for; a drawing in SVG is shown as a page where it is opened by itself. */
const dataTypes =
  /^(?:application\/(?:json|javascript|problem\+json)|font\/|image\/(?!svg)|text\/(?:css|javascript|event-stream))/;

const isData = (reply: FastifyReply): boolean =>
  dataTypes.test(String(reply.getHeader('content-type') ?? ''));

/**
 * Headers that keep a page to itself. A page has the policy of the market it belongs to, or one of its own where it has
 * styles written into it [SEC-29]. Other answers have the few that say something of them: the rest would be two of three
 * kilobytes of a small file.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  markets: MarketRegistry,
): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const known = new WeakMap<RunningMarket, string>();
  const plain = pagePolicy(undefined);
  const policyOf = (running: RunningMarket | undefined): string => {
    if (!running) return plain;
    const policy = known.get(running) ?? pagePolicy(running.market);
    known.set(running, policy);
    return policy;
  };
  app.addHook('onRequest', async (_request, { raw }) => {
    // Those that write to the connection themselves have them too.
    for (const [name, value] of ofEveryAnswer) raw.setHeader(name, value);
  });
  app.addHook('onSend', async (request, reply) => {
    const isPage = !isData(reply);
    if (isPage) reply.helmet();
    if (reply.hasHeader(policyHeader)) return;
    void reply.header(policyHeader, isPage ? policyOf(marketOf(markets, request)) : dataPolicy);
  });
}
