import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { buildBeside } from './build-beside.ts';
import { hostContract } from './host-contract-module.ts';
import { leaveOut } from './leave-out.ts';

/** Pages that are no part of the shop: the address of their files, by their folder below `ui/` and in the build. */
const bases: Readonly<Record<string, string>> = {
  console: '/operator/',
  'host-simulator': '/sandbox/host/',
};

/**
 * Builds the operators' console and the host simulator beside the shop, with files of their own: no byte of the shop
 * follows from them.
 */
export const pagesBeside = (root: string) =>
  buildBeside('pages-beside', (dist) =>
    Object.entries(bases).map(([folder, base]) => ({
      root: join(root, 'ui', folder),
      publicDir: false,
      base,
      plugins: [react({ jsxImportSource: '@emotion/react' }), leaveOut(), hostContract(root)],
      build: {
        target: 'es2023',
        outDir: join(dist, folder),
        emptyOutDir: true,
        chunkSizeWarningLimit: 1000,
      },
    })),
  );
