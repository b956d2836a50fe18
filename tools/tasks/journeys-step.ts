import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { commandScript, root, scratch } from './project.ts';
import { runScript } from './run-script.ts';
import { startServer } from './running-server.ts';
import type { Step } from './step.ts';

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
}

/**
 * How many journeys may need their second try: a machine that is busy with something else can hold one up. More than
 * that is a fault of ours.
 */
const unsteadyShare = 0.01;

interface Totals {
  readonly passed: number;
  readonly failed: number;
  /** Those that passed at the second try. */
  readonly flaky: number;
}

/** Totals of a run; an error outside every test (a file that does not load) counts as one failure. */
function totalsOf(reportFile: string): Totals {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, flaky: 0 };
  const { stats, errors } = JSON.parse(readFileSync(reportFile, 'utf8')) as PlaywrightReport;
  const { expected, unexpected, flaky } = stats;
  const isSteady = flaky <= (expected + unexpected + flaky) * unsteadyShare;
  return {
    passed: expected + (isSteady ? flaky : 0),
    failed: unexpected + errors.length + (isSteady ? 0 : flaky),
    flaky,
  };
}

/** What the sandbox gateway makes customers wait for, in milliseconds, is short: the waiting itself is what is looked at. */
const quickSandbox = { GATEWAY_PATIENCE_MS: '2000', SANDBOX_SETTLE_MS: '1000' };

/** The journeys: a real browser against the production build on a fresh server with its own data folder. */
export const journeysStep: Step = {
  name: 'journeys in a browser',
  async run() {
    const reportFile = join(scratch, 'reports', 'journeys.json');
    rmSync(reportFile, { force: true });
    const browser = await findBrowser(root, console.log);
    const server = await startServer(quickSandbox);
    try {
      const { code, output } = await runScript(
        commandScript('@playwright/test', 'playwright'),
        ['test', '--pass-with-no-tests', '--reporter=list,json'],
        {
          live: true,
          env: {
            COMANDA_BASE_URL: server.url,
            COMANDA_BROWSER: JSON.stringify(browser),
            PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
          },
        },
      );
      const { passed, failed: found, flaky } = totalsOf(reportFile);
      const failed = Math.max(found, code === 0 ? 0 : 1);
      const tries = flaky === 0 ? '' : `, ${flaky} needed a second try`;
      const note = `${passed} passed, ${failed} failed${tries}, in ${browser.name}`;
      return failed === 0
        ? { ok: true, passed, failed, note }
        : { ok: false, passed, failed, note, output: `${tail(output)}\n${tail(server.log())}` };
    } finally {
      await server.stop();
    }
  },
};

const tail = (text: string) => text.split('\n').slice(-40).join('\n');
