import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../browser.mjs';
import {
  brokenNotice,
  type JourneysResult,
  outsideNotice,
  type PlaywrightReport,
  resultOf,
  retriedNotice,
} from './journeys-report.ts';
import { commandScript, root, scratch } from './project.ts';
import { runScript } from './run-script.ts';
import { startServer } from './running-server.ts';
import type { Step } from './step.ts';
import { testMoment } from './test-moment.ts';

function readResult(reportFile: string): JourneysResult {
  if (!existsSync(reportFile))
    return { passed: 0, failed: 1, retried: [], broken: [], outside: [] };
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport;
  return resultOf(report, (path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''));
}

/** What the sandbox gateway makes customers wait for, in milliseconds, is short: the waiting itself is what is looked at. */
const quickSandbox = { GATEWAY_TIMEOUT_MS: '5000', SANDBOX_SETTLE_MS: '1000' };

/** The kitchen does what a journey tells it, however long that takes: by itself it would be done meanwhile. */
const steeredKitchen = { KITCHEN_PACE_MS: '3600000' };

/** Loaded by every program of the journeys before all else. */
const preloaded = pathToFileURL(join(root, 'tests/setup/unsynced-disk.ts')).href;

/** Where a database is that all servers of the journeys begin with a copy of. */
async function filledDatabase(): Promise<string> {
  const { code, output } = await runScript('tests/journeys/programs/filled-database.ts', []);
  const folder = output.split('\n').find((line) => line.startsWith(scratch));
  if (code !== 0 || !folder) throw new Error(`No database could be filled.\n${output}`);
  return folder;
}

/** The journeys: a real browser against the production build on a fresh server with its own data folder. */
export const journeysStep: Step = {
  name: 'journeys in a browser',
  async run() {
    const reportFile = join(scratch, 'reports', 'journeys.json');
    rmSync(reportFile, { force: true });
    const browser = await findBrowser(root, console.log);
    const surroundings = {
      COMANDA_CLOCK_AHEAD_MS: String(testMoment - Date.now()),
      COMANDA_FILLED_DATABASE: await filledDatabase(),
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${preloaded}`.trim(),
    };
    const server = await startServer(
      { ...quickSandbox, ...steeredKitchen, ...surroundings },
      'tests/journeys/programs/server.ts',
    );
    try {
      const { code, output } = await runScript(
        commandScript('@playwright/test', 'playwright'),
        ['test', '--pass-with-no-tests', '--reporter=list,json'],
        {
          live: true,
          env: {
            ...surroundings,
            COMANDA_BASE_URL: server.url,
            COMANDA_BROWSER: JSON.stringify(browser),
            PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
          },
        },
      );
      const { passed, failed: found, retried, broken, outside } = readResult(reportFile);
      const failed = Math.max(found, code === 0 ? 0 : 1);
      return {
        ok: failed === 0,
        passed,
        failed,
        note: `${passed} passed, ${failed} failed, ${retried.length} at the second try, in ${browser.name}`,
        output: `${tail(output)}\n${tail(server.log())}`,
        closing: [outsideNotice(outside), retriedNotice(retried), brokenNotice(broken)]
          .filter(Boolean)
          .join('\n'),
      };
    } finally {
      await server.stop();
    }
  },
};

const tail = (text: string) => text.split('\n').slice(-40).join('\n');
