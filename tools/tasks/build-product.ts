import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../../server/environment-variables.ts';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { withLock } from '../boot/lock.mjs';
import { bringBackAssets, putAssetsAside } from '../build/kept-assets.ts';
import { compressFiles } from './compress-files.ts';
import { keepEmptyDatabase } from './keep-empty-database.ts';
import { chain, commandScript, root, scratch } from './project.ts';
import { runScript } from './run-script.ts';
import { hashSources } from './source-hash.ts';

const deployment = readEnvironment(process.env, root);
const output = deployment.distDir;
const stampFile = join(output, '.sources');
const lock = join(scratch, 'build.lock');
/** Where the files of the build before are during a build of the same folder. */
const aside = join(scratch, 'assets-before', output.replaceAll(/\W+/g, '-'));

async function runOrThrow(name: string, script: string, ...args: string[]): Promise<void> {
  const { code, output: printed } = await runScript(script, args);
  if (code !== 0) throw new Error(`${name} failed.\n${printed}`);
}

/** A hash of everything that is built: the engine, the packages, the deployment's plugins, and those that packages bring. */
async function hashAll(): Promise<string> {
  const { packages } = await readDeployment(deployment);
  return hashSources(root, [
    join(chain, 'package-lock.json'),
    deployment.pluginsDir,
    ...packages.map(({ folder }) => folder),
  ]);
}

const isFresh = async (): Promise<boolean> =>
  existsSync(stampFile) && readFileSync(stampFile, 'utf8') === (await hashAll());

async function build(): Promise<void> {
  const sources = await hashAll();
  if (chain === root) {
    await runOrThrow('The check of the generated types', 'tools/generate-types.ts', '--check');
  }
  putAssetsAside(output, aside);
  await runOrThrow('The build', commandScript('vite'), 'build', '--logLevel', 'warn');
  compressFiles(join(output, 'assets'));
  for (const pages of ['console', 'host-simulator']) {
    compressFiles(join(output, pages, 'assets'));
  }
  bringBackAssets(output, aside, Date.now());
  writeFileSync(stampFile, sources);
}

/** Builds the product into `dist`, whatever is there. */
export const buildProduct = (): Promise<void> => withLock(lock, 'building', build);

async function buildUnlessFresh(): Promise<boolean> {
  if (await isFresh()) return false;
  await build();
  return true;
}

/**
 * Builds the product when a source has changed since the last build, and what its database begins with.
 * @returns whether it built the product
 */
export const buildWhenStale = (): Promise<boolean> =>
  withLock(lock, 'building', async () => {
    const [built] = await Promise.all([
      buildUnlessFresh(),
      deployment.databaseUrl === undefined && keepEmptyDatabase(),
    ]);
    return built;
  });
