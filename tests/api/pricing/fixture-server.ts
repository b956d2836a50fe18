import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { overlay } from '../../../core/manifest/overlay.ts';
import { root } from '../../../tools/tasks/project.ts';
import { catalogueFolder, chainManifest } from '../../vectors/fixture-chain.ts';
import { startServer, type TestServer } from '../start-server.ts';

/**
 * Starts a server on the sample markets, the British one selling the catalogue of the vectors.
 * @param now what it takes for the present moment, in milliseconds
 */
export async function startFixtureServer(now: () => number = Date.now): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-chain-'));
  const marketsDir = join(folder, 'markets');
  const uk = join(marketsDir, 'uk');
  cpSync(join(root, 'markets'), marketsDir, { recursive: true });
  rmSync(join(uk, 'catalogue'), { recursive: true });
  cpSync(fileURLToPath(catalogueFolder), join(uk, 'catalogue'), { recursive: true });
  const file = join(uk, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
  writeFileSync(file, JSON.stringify(overlay(manifest, chainManifest, 'keep')));
  const server = await startServer({ environment: { marketsDir }, now });
  return {
    ...server,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
