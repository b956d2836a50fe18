import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the call answers is the same for everybody who asks alike: it may be kept, and is asked for again. */
    readonly isPublic?: true;
  }
}

/** For the `config` of calls whose answers hold nothing personal and nothing secret. */
export const publicAnswer = { isPublic: true } as const;

/** Keeps answers out of every cache; what is public opts out by name, as do pages and files [SEC-24]. */
export function forbidStoring(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.hasHeader('cache-control')) return;
    const isPublic = request.routeOptions.config.isPublic && reply.statusCode < 400;
    void reply.header('cache-control', isPublic ? 'no-cache' : 'no-store');
  });
}
