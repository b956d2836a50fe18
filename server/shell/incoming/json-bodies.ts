import type { FastifyInstance } from 'fastify';
import { wrongFields } from '../problem-error.ts';
import { deepestJson, isTooDeep } from './nesting.ts';

const tooDeep = () =>
  wrongFields([{ field: 'body', reason: `is nested deeper than ${deepestJson} levels` }]);

/** Makes JSON the one kind of body that is read, and refuses what is nested too deep before it is parsed [SEC-01]. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (isTooDeep(text)) done(tooDeep());
    else void parse(request, text, done);
  });
}
