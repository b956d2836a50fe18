import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chain, root } from './project.ts';

/** How the tests of a chain's own repository run: as the engine's do, on the engine's modules. */
export default defineConfig({
  root: chain,
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  resolve: { alias: [{ find: /^comanda\//, replacement: `${root}/` }] },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Node takes no types out below a node_modules, where the engine lies.
    server: { deps: { inline: [/[\\/]comanda[\\/]/] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
