import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const immutable = 'public, max-age=31536000, immutable';

/** Folder of the files whose name holds a hash of their content, so that they never change. */
const hashed = 'assets';

/** Serves the built application, compressed where the browser takes it; any other path is a page of the application. */
export async function registerStaticFiles(app: FastifyInstance, distDir: string): Promise<void> {
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  if (!existsSync(distDir)) return;
  await app.register(staticFiles, {
    root: distDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
    setHeaders(response, path) {
      const isHashed = path.includes(`${sep}${hashed}${sep}`);
      void response.header('cache-control', isHashed ? immutable : 'no-cache');
    },
  });
  for (const name of await filesIn(distDir)) {
    if (name === 'index.html') continue;
    app.route({
      method: ['HEAD', 'GET'],
      url: `/${name}`,
      schema: { hide: true },
      handler: (_request, reply) => reply.sendFile(name),
    });
  }
  // A route for each of its many files would take a tenth of the server's start.
  const names = await filesIn(join(distDir, hashed));
  app.route<{ Params: { '*': string } }>({
    method: ['HEAD', 'GET'],
    url: `/${hashed}/*`,
    schema: { hide: true },
    handler({ params: { '*': name } }, reply) {
      return names.has(name) ? reply.sendFile(`${hashed}/${name}`) : reply.callNotFound();
    },
  });
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
  if (!existsSync(folder)) return new Set();
  const entries = await readdir(folder, { withFileTypes: true });
  return new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
}
