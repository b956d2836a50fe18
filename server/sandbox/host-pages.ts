import type { FastifyInstance } from 'fastify';
import { servePagesBeside } from '../pages/serve-pages-beside.ts';

/** Serves the host simulator and what it loads: it shows the shop of this site in a frame [HST-07]. */
export async function registerHostPages(app: FastifyInstance, distDir: string): Promise<void> {
  const page = await servePagesBeside(app, {
    distDir,
    folder: 'host-simulator',
    base: '/sandbox/host/',
    notBuilt: 'The host simulator is not built. Run npm run build, then start the server again.',
    policy: ["frame-src 'self'"],
  });
  app.get('/sandbox/host', { schema: { hide: true } }, (_request, reply) => page(reply));
}
