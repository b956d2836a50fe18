import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const immutable = 'public, max-age=31536000, immutable';

/** Files whose name holds a hash of their content never change. */
const hasHashedName = (path: string): boolean => path.includes(`${sep}assets${sep}`);

/** Serves the built application, compressed where the browser takes it. */
export async function registerStaticFiles(app: FastifyInstance, distDir: string): Promise<void> {
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  if (!existsSync(distDir)) return;
  await app.register(staticFiles, {
    root: distDir,
    index: false,
    // Every file is a route of its own, so that any other path is a page of the application.
    wildcard: false,
    globIgnore: ['index.html', '.vite/**', 'console/**', 'host-simulator/**'],
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    setHeaders: (response, path) => {
      void response.header('cache-control', hasHashedName(path) ? immutable : 'no-cache');
    },
  });
}
