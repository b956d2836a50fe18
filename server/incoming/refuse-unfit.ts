import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WrongField } from '../../schemas/types/http/orders.ts';
import { wrongFields } from '../shell/problem-error.ts';
import { isDecodable, isHost, pathOf } from '../shell/request-address.ts';
import { unfitFields } from './unfit-text.ts';

/** Half of a surrogate pair as somebody may have encoded it, which no encoding of a text holds. */
const encodedSurrogate = /%ed%[ab][\da-f]%[89ab][\da-f]/i;

/** The parameters of a query that stand for no text, by their names as they were written. */
const brokenParameters = ({ url, is404 }: FastifyRequest): WrongField[] => {
  const query = url.slice(pathOf(url).length + 1);
  // A page opens however the link to it was written; a call is told what is wrong with its address.
  const isBroken = (pair: string): boolean =>
    encodedSurrogate.test(pair) || (!is404 && !isDecodable(pair));
  return query
    .split('&')
    .filter(isBroken)
    .map((pair) => ({ field: pair.split('=')[0] ?? '', reason: 'is not well encoded' }));
};

/** What is wrong with the address of a call, whatever is asked of it. */
function wrongInAddress(request: FastifyRequest): WrongField[] {
  if (request.host !== '' && !isHost(request.host)) {
    return [{ field: 'host', reason: 'must be a host name, with or without a port' }];
  }
  if (!isDecodable(pathOf(request.url))) return [{ field: 'path', reason: 'is not well encoded' }];
  return [
    ...unfitFields(request.params, 'path').map(({ field, reason }) => ({
      field: field === '*' ? 'path' : field,
      reason,
    })),
    ...unfitFields(decodeURIComponent(pathOf(request.url)), 'path'),
    ...brokenParameters(request),
    ...unfitFields(request.query, 'query'),
  ];
}

/** Refuses addresses and texts that nothing behind can take, before anything is asked of them [SEC-02, SEC-07]. */
export function refuseUnfit(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const wrong = wrongInAddress(request);
    if (wrong.length > 0) throw wrongFields(wrong);
  });
  app.addHook('preValidation', async ({ body }) => {
    const wrong = unfitFields(body, 'body');
    if (wrong.length > 0) throw wrongFields(wrong);
  });
}
