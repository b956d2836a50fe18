import { basename, dirname, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { firstFramesFile } from '../../core/shell/first-frame.ts';

/**
 * Builds what the server draws first frames with, beside what the browser gets. Typefaces keep the names they have
 * there, as these follow from their content.
 */
export const firstFrames = (root: string): Plugin => {
  let dist = '';
  return {
    name: 'first-frames',
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
        plugins: [react({ jsxImportSource: '@emotion/react' })],
        // A build may lie where no packages are.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          ssr: join(root, 'ui/first-frames.tsx'),
          target: 'es2023',
          // Every process of the server keeps its text in memory.
          minify: true,
          outDir: join(dist, dirname(firstFramesFile)),
          emptyOutDir: false,
          rolldownOptions: { output: { entryFileNames: basename(firstFramesFile) } },
        },
      });
    },
  };
};
