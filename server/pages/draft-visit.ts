import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DraftEditions } from '../versions/draft-editions.ts';
import { draftParameter } from '../versions/draft-links.ts';
import { pathOf, searchOf } from '../shell/request-address.ts';

/** Value of the parameter that ends a look at a draft. */
const off = 'off';

/** The address of a page without the link's parameter: nobody finds it in a history or a referrer. */
function addressWithout(request: FastifyRequest): string {
  const query = searchOf(request);
  query.delete(draftParameter);
  const search = query.toString();
  // A path that began with two slashes would name another host.
  const path = pathOf(request.url).replace(/^\/+/, '/');
  return search === '' ? path : `${path}?${search}`;
}

/**
 * Begins or ends a visit of a draft by the link that a page was asked for with, and leads to the page [OPR-14].
 * @returns whether the call is answered; not for a link that is not ours or has ended, whose page says so
 */
export async function takeDraftLink(
  drafts: DraftEditions,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<boolean> {
  const until = token === off ? undefined : (await drafts.ofToken(token))?.draft?.until;
  if (token !== off && !until) return false;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const seconds = until ? await drafts.secondsUntil(until) : 0;
  const value = until ? token : '';
  void reply
    .header(
      'set-cookie',
      `${draftParameter}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`,
    )
    .header('cache-control', 'no-store')
    .redirect(addressWithout(request), 303);
  return true;
}
