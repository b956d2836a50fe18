/**
 * The product while it is being worked on: Vite serves the browser's modules and replaces them as they change, and the
 * server, restarted when its own files change, answers all the rest, pages included, as it does in production.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { tieToThisProcess } from '../boot/run-step.mjs';
import { freePort } from './free-port.ts';
import { chain, root, scratch } from './project.ts';

/** Paths that Vite answers itself; the server gets every other one. */
const notForVite = '^/(?!@|ui/|client/|core/|plugins/|schemas/|node_modules/)';

const apiPort = await freePort();
const vite = await createServer({
  root,
  // Plugins of a chain name the package; what they import is the engine that runs, and no copy of it made beforehand.
  resolve: { alias: [{ find: /^comanda\//, replacement: `${root}/` }] },
  optimizeDeps: { exclude: ['comanda'] },
  server: {
    // The modules of a chain's own plugins lie outside of the engine.
    fs: { allow: [root, chain] },
    port: Number(process.env['PORT'] ?? 3000),
    strictPort: true,
    proxy: {
      // The host name chooses the market, so it is passed on as it came.
      [notForVite]: {
        target: `http://127.0.0.1:${apiPort}`,
        changeOrigin: false,
        configure(proxy) {
          // Vite's own start-up code stands in the page, which the product's policy forbids.
          proxy.on('proxyRes', ({ headers }) => delete headers['content-security-policy']);
        },
      },
    },
  },
});

// The page that the server fills in is the source page with Vite's start-up code, not the built one.
const pageFolder = join(scratch, 'dev');
mkdirSync(pageFolder, { recursive: true });
const page = readFileSync(join(root, 'index.html'), 'utf8');
writeFileSync(join(pageFolder, 'index.html'), await vite.transformIndexHtml('/', page));

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(apiPort), DIST_DIR: pageFolder, DEVELOPMENT: 'true' },
  stdio: 'inherit',
});
tieToThisProcess(server);
// Editors learn a changed option at once, as the browser learns a changed component.
const schema = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'tools/tasks/editor-schema.ts'],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
tieToThisProcess(schema);
const ended = once(server, 'exit');

try {
  await vite.listen();
  vite.printUrls();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  server.kill('SIGTERM');
  process.exitCode = 1;
}
// Neither half is of use alone.
await ended;
await vite.close();
schema.kill('SIGTERM');
