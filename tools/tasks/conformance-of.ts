import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksOf } from '../../conformance/checks-of.ts';
import { findCases } from '../../conformance/find-cases.ts';
import type { Check } from '../../conformance/suite.ts';
import { wholePlugin } from '../../core/engine/plugin-halves.ts';
import { findPlugins } from '../../server/markets/find-plugins.ts';
import { checkOptions } from '../../server/markets/schemas.ts';
import { createLog } from '../../server/shell/log.ts';
import { openDatabase } from '../../server/storage/open-database.ts';
import { ConformanceServer } from './conformance-server.ts';

/** What checks found. */
interface Conformance {
  readonly passed: number;
  /** What does not hold, a sentence or more each. */
  readonly broken: readonly string[];
}

/** Runs something with a server whose embedded database is empty, and removes that. */
async function withDatabase<Result>(
  work: (server: ConformanceServer) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'comanda-conformance-'));
  const database = await openDatabase({ dataDir, log: createLog('silent') });
  try {
    const server = new ConformanceServer();
    server.open(database);
    return await work(server);
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Runs checks one after the other, as they share what is set up. */
async function run(checks: readonly Check[]): Promise<Conformance> {
  const broken: string[] = [];
  for (const check of checks) {
    try {
      await check.run();
    } catch (error) {
      broken.push(`${check.title}: ${messageOf(error)}`);
    }
  }
  return { passed: checks.length - broken.length, broken };
}

/** Tries plugins of a folder by the suites of the points that they fill, each with its own cases [ENG-18]. */
export async function conformanceOf(
  pluginsDir: string,
  ids: readonly string[],
): Promise<Conformance> {
  const loaders = findPlugins(pluginsDir);
  const found = await Promise.all(
    ids.flatMap((id) => {
      const load = loaders[id];
      return load ? [load().then((halves) => ({ id, halves }))] : [];
    }),
  );
  const allOf = async (server: ConformanceServer): Promise<Conformance> => {
    const settings = { checkOptions, ...server.settings };
    const results: Conformance[] = [];
    for (const { id, halves } of found) {
      try {
        const cases = await findCases(pluginsDir, id);
        await server.prepare(halves);
        results.push(await run(checksOf(wholePlugin(halves), cases, settings)));
      } catch (error) {
        results.push({ passed: 0, broken: [messageOf(error)] });
      }
    }
    return {
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      broken: results.flatMap(({ broken }) => broken),
    };
  };
  // A database is only of use to what fills points of the server.
  return found.some(({ halves }) => halves.server)
    ? withDatabase(allOf)
    : allOf(new ConformanceServer());
}
