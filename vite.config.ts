import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { leaveOut } from './tools/build/leave-out.ts';
import { tierChunks } from './tools/build/tier-chunks.ts';

const tiers = tierChunks(import.meta.dirname);

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' }), leaveOut(), tiers.plugin],
  // The server reads the manifest to name the files that a market's page needs next.
  build: {
    target: 'es2023',
    manifest: true,
    // The bundle bench holds the pages to their budgets, by what they send and not by file.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: tiers.groups,
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
