import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Builds the worker that opens the shop without the server, as one file beside the pages: none of them waits for it. */
export const serviceWorker = (root: string): Plugin => {
  let dist = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
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
      });
    },
  };
};
