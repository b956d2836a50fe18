import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hashSource } from '../pages/page-policy.ts';
import { policyHeader } from '../pages/security-headers.ts';

/** Folder of the built console below that of the build. */
const consoleFolder = 'console';

/** What a page of the console may do: run what it came with and call this server; nothing else, and in no frame [OPR-20]. */
const policy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "script-src 'self'",
  `style-src 'self' ${hashSource('')}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
].join(';');

const notBuilt = 'The console is not built. Run npm run build, then start the server again.';

/** Serves the pages of the console and what they load [OPR-20]. */
export async function registerConsolePages(app: FastifyInstance, distDir: string): Promise<void> {
  const folder = join(distDir, consoleFolder);
  const assets = join(folder, 'assets');
  const file = join(folder, 'index.html');
  const html = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  if (existsSync(assets)) {
    await app.register(staticFiles, {
      root: assets,
      prefix: '/operator/assets/',
      index: false,
      wildcard: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response) => {
        void response.header('cache-control', 'public, max-age=31536000, immutable');
      },
    });
  }
  const page = (reply: FastifyReply) =>
    reply
      .code(html === undefined ? 503 : 200)
      .header(policyHeader, policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type(html === undefined ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8')
      .send(html ?? notBuilt);
  for (const path of [
    '/operator',
    '/operator/orders',
    '/operator/figures',
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
