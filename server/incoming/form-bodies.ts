import type { FastifyInstance } from 'fastify';

/** The longest form that a browser brings from another site, in bytes: codes of some are long. */
export const longestForm = 16 * 1024;

/** Makes forms the one kind of body that is read, each field of one a text. */
export function readFormBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: longestForm },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
