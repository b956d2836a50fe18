import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../limits/address-key.ts';
import { Turns } from '../limits/turns.ts';
import { wrongFields } from '../shell/problem-error.ts';
import { deepestJson, isTooDeep } from './nesting.ts';

const tooDeep = () =>
  wrongFields([{ field: 'body', reason: `is nested deeper than ${deepestJson} levels` }]);

/** From so many bytes on, reading and checking a body takes longer than a customer's whole call. */
const largeBody = 16_384;

/** Most large bodies of one address that come in, are checked or wait for it. */
const mostOfCaller = 4;

/** Large bodies may take a fifth of the process; one that took long by chance keeps no other waiting. */
const restAfter = (workMs: number): number => Math.min(4 * workMs, 100);

/** Whether a call has a large body, or does not say how large. */
const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) >= largeBody;

/**
 * Makes JSON the one kind of body that is read, and refuses what is nested too deep before it is parsed [SEC-01]. Large
 * bodies are checked one after the other with rests for everything else, and one address has so many at a time [SEC-06].
 * @param limitsAddresses false where everybody shares one address
 */
export function readJsonBodies(app: FastifyInstance, limitsAddresses: boolean): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const turns = new Turns({ most: 1, mostOfCaller, restAfter });
  /** Large bodies that come in, with what is called when they were checked. */
  const large = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preParsing', async (request, reply) => {
    if (!isLarge(request)) return;
    const leave = turns.enter(limitsAddresses ? addressKey(request.ip) : undefined);
    // Whatever becomes of the call, a lost connection among it, ends with this.
    reply.raw.once('close', () => {
      large.get(request)?.();
      leave();
    });
    large.set(request, () => undefined);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    const read = (): void => {
      if (isTooDeep(text)) done(tooDeep());
      else void parse(request, text, done);
    };
    if (!large.has(request)) {
      read();
      return;
    }
    void turns.take(undefined, () => {
      const checked = new Promise<void>((end) => large.set(request, end));
      read();
      return checked;
    });
  });
  app.addHook('preHandler', async (request) => large.get(request)?.());
}
