import { defineConfig } from 'vitest/config';
import { readEnvironment } from './server/environment-variables.ts';
import { firstFrames } from './tools/build/first-frames.ts';
import { keptFiles } from './tools/build/kept-files.ts';
import { pagesBeside } from './tools/build/pages-beside.ts';
import { serviceWorker } from './tools/build/service-worker.ts';
import { shopBuild } from './tools/build/shop-build.ts';

/** Tests that start programs, read the whole catalogue or try each plugin in every way: `npm test` runs them. */
const thoroughTests = [
  'tests/tools/{certify,new}/**/*.test.ts',
  'tests/tools/host-contract/compilers.test.ts',
  'tests/conformance/suites.test.ts',
  'tests/sample-chain/deals-of-the-year.test.ts',
  'tests/server/markets/{deleted-plugins,own-chain,plugin-packages}.test.ts',
];
/** A file leaves little behind: collecting it seldom, without threads that the tests need, takes a tenth less of the processor. */
const thriftyMemory = [
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
];
/** V8 now and then ends a process (`jit_page_->allocations_.erase`) that frees code which many databases have shared. */
const keptWasmCode = '--no-wasm-code-gc';
const unsyncedDisk = new URL('tests/setup/unsynced-disk.ts', import.meta.url).href;
const setupOfServers = ['tests/setup/own-date.ts', 'tests/setup/compiled-database.ts'];
const deployment = readEnvironment(process.env, import.meta.dirname);
const shop = shopBuild(import.meta.dirname, deployment);

export default defineConfig({
  plugins: [
    ...shop.plugins,
    keptFiles(import.meta.dirname, deployment),
    firstFrames(import.meta.dirname),
    pagesBeside(import.meta.dirname),
    serviceWorker(import.meta.dirname),
  ],
  build: { ...shop.build, outDir: deployment.distDir },
  test: {
    execArgv: [...thriftyMemory, keptWasmCode],
    // Time limits end what hangs; they are no measure of speed, so that a slow or busy machine stays green.
    expect: { poll: { timeout: 240_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{api,server/storage,fixtures}/**', ...thoroughTests],
          setupFiles: ['tests/setup/own-date.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // By default one core is left idle.
          maxWorkers: '100%',
          // Files share what they import, which is most of the time; what a test replaces, it gets back.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'thorough',
          include: thoroughTests,
          setupFiles: ['tests/setup/own-date.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'storage',
          include: ['tests/server/storage/**/*.test.ts'],
          setupFiles: setupOfServers,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          execArgv: [...thriftyMemory, keptWasmCode, `--import=${unsyncedDisk}`],
          setupFiles: setupOfServers,
          isolate: false,
          // A server waits for its disk now and then: two processes keep two cores busy.
          maxWorkers: 2,
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
