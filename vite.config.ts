import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pluginChunks } from './tools/build/plugin-chunks.ts';
import { leaveOut } from './tools/build/leave-out.ts';

const chunkOf = pluginChunks(import.meta.dirname);

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' }), leaveOut()],
  // The server reads the manifest to name the files that a market's page needs next.
  build: {
    target: 'es2023',
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, test: /\/plugins\// }],
        },
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{api,server/storage}/**'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'storage',
          include: ['tests/server/storage/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
