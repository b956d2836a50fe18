import { join } from 'node:path';
import { buildBeside } from './build-beside.ts';

/** Builds the worker that opens the shop without the server, as one file beside the pages: none of them waits for it. */
export const serviceWorker = (root: string) =>
  buildBeside('service-worker', (dist) => [
    {
      root,
      publicDir: false,
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        target: 'es2023',
        outDir: dist,
        emptyOutDir: false,
        rolldownOptions: {
          input: join(root, 'ui/service-worker/worker.ts'),
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    },
  ]);
