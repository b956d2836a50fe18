import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { leaveOut } from './leave-out.ts';

/** Builds the operators' console beside the shop, with files of its own: no byte of the shop follows from it. */
export const operatorsConsole = (root: string): Plugin => {
  let dist = '';
  return {
    name: 'operators-console',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      await build({
        root: join(root, 'ui/console'),
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        base: '/operator/',
        plugins: [react({ jsxImportSource: '@emotion/react' }), leaveOut()],
        build: {
          target: 'es2023',
          outDir: join(dist, 'console'),
          emptyOutDir: true,
          chunkSizeWarningLimit: 1000,
        },
      });
    },
  };
};
