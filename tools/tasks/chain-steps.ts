import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../core/engine/start-error.ts';
import { readEnvironment } from '../../server/environment-variables.ts';
import { pluginFolders } from '../../server/markets/find-plugins.ts';
import { loadMarkets } from '../../server/markets/load-markets.ts';
import { conformanceOf } from './conformance-of.ts';
import { chain, commandScript, ownPlugins, root } from './project.ts';
import { runScript } from './run-script.ts';
import { startServer } from './running-server.ts';
import { vitestRun } from './vitest-step.ts';
import { outcomeOf, type Step, type StepOutcome } from './step.ts';

const { marketsDir, pluginsDir } = readEnvironment(process.env, root);

/** What a step says that has nothing to do. */
const nothing = (note: string): StepOutcome => ({ ok: true, passed: 0, failed: 0, note });

/** The types of what the chain wrote, by its own tsconfig.json. */
const typesStep: Step = {
  name: 'types',
  async run() {
    const project = join(chain, 'tsconfig.json');
    if (!existsSync(project)) return nothing('no tsconfig.json');
    return outcomeOf(
      await runScript(commandScript('typescript', 'tsc'), ['--noEmit', '-p', project]),
    );
  },
};

/** Whether every market would be served, with all that its manifest names. */
const marketsStep: Step = {
  name: 'markets',
  async run() {
    try {
      const markets = await loadMarkets({ marketsDir, pluginsDir });
      return { ...nothing(markets.map(({ id }) => id).join(', ')), passed: markets.length };
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      const failed = error.problems.length;
      return { ok: false, passed: 0, failed, output: error.message };
    }
  },
};

/** The conformance suites, for the plugins of the chain with the cases that they bring [ENG-18]. */
const conformanceStep: Step = {
  name: 'conformance of plugins',
  async run() {
    const ids = ownPlugins && existsSync(ownPlugins) ? pluginFolders(ownPlugins) : [];
    const { passed, broken } = await conformanceOf(pluginsDir, ids);
    return {
      ok: broken.length === 0,
      passed,
      failed: broken.length,
      note: `${passed} passed, ${broken.length} failed`,
      output: broken.join('\n'),
    };
  },
};

/** What must hold in the repository of a chain before every commit. */
export const chainChecks: readonly Step[] = [typesStep, marketsStep, conformanceStep];

/** The tests that the chain wrote itself, with the engine's set-up; none are no mistake. */
export const ownTestsStep: Step = vitestRun('own tests', [
  '--config',
  join(root, 'tools/tasks/chain-vitest.config.ts'),
  '--root',
  chain,
]);

/** A server on an empty database, asked for the first page of every market. */
export const serveStep: Step = {
  name: 'every market is served',
  async run() {
    const markets = await loadMarkets({ marketsDir, pluginsDir });
    const server = await startServer({ DATABASE_URL: '' });
    try {
      const answers = await Promise.all(
        markets.map(async ({ id }) => ({ id, ...(await firstPage(server.url, id)) })),
      );
      const wrong = answers.filter(({ status }) => status !== 200);
      return {
        ok: wrong.length === 0,
        passed: answers.length - wrong.length,
        failed: wrong.length,
        output: [...wrong.map(({ id, status }) => `${id} answers ${status}`), server.log()].join(
          '\n',
        ),
      };
    } finally {
      await server.stop();
    }
  },
};

async function firstPage(url: string, market: string): Promise<{ readonly status: number }> {
  const answer = await fetch(`${url}/?market=${market}`);
  await answer.text();
  return { status: answer.status };
}
