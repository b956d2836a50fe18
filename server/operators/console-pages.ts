import type { FastifyInstance } from 'fastify';
import { servePagesBeside } from '../pages/serve-pages-beside.ts';

/** Serves the pages of the console and what they load [OPR-20]. */
export async function registerConsolePages(app: FastifyInstance, distDir: string): Promise<void> {
  const page = await servePagesBeside(app, {
    distDir,
    folder: 'console',
    base: '/operator/',
    // The editor of settings does.
    makesStyles: true,
    notBuilt: 'The console is not built. Run npm run build, then start the server again.',
  });
  for (const path of [
    '/operator',
    '/operator/orders',
    '/operator/figures',
    '/operator/pictures',
    '/operator/settings/explain',
    '/operator/settings',
    '/operator/settings/:market',
    '/operator/settings/:market/versions',
    '/operator/audit',
    '/operator/huts/:sector/:id',
    '/operator/huts/:sector/:id/changes',
  ]) {
    app.get(path, { schema: { hide: true } }, (_request, reply) => page(reply));
  }
  app.get('/operator/orders/:orderId', { schema: { hide: true } }, (_request, reply) =>
    page(reply),
  );
}
