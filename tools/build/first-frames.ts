import { basename, dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { firstFramesFile } from '../../core/shell/first-frame.ts';
import { buildBeside } from './build-beside.ts';

/**
 * Builds what the server draws first frames with, beside what the browser gets. Typefaces keep the names they have
 * there, as these follow from their content.
 */
export const firstFrames = (root: string) =>
  buildBeside('first-frames', (dist) => [
    {
      root,
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
    },
  ]);
