import { defineConfig } from '@playwright/test';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './tools/browser.mjs';
import type { Browser } from './tools/browser.mjs';
import { browserEnvironment } from './tools/browser/browser-environment.mjs';

/** The test runner has already chosen a browser; a direct run looks for one, once for all workers. */
async function chosenBrowser(): Promise<Browser> {
  const chosen = process.env['COMANDA_BROWSER'];
  if (chosen) return JSON.parse(chosen) as Browser;
  const browser = await findBrowser(dirname(fileURLToPath(import.meta.url)), console.error);
  process.env['COMANDA_BROWSER'] = JSON.stringify(browser);
  return browser;
}

const { executablePath, args, env } = await chosenBrowser();

/** A page of a journey is gone before it has gained from code that was optimised beside it. */
const withoutOptimising = '--js-flags=--no-opt --no-maglev';

/**
 * A journey runs at the width where it says most: ordering on a phone, finding and browsing on a desk, unless its tag
 * says otherwise (`@phone`, `@desktop`, `@both`). With ALL_WIDTHS=1 every journey runs at both, which takes twice as
 * long. The pattern meets a line such as `phone basket/basket.spec.ts title @both`.
 */
const deskAreas = String.raw`\S+ (localisation|menu|shell)/`;
const widths = process.env['ALL_WIDTHS']
  ? { phone: /^(?!.*@desktop\b)/, desktop: /^(?!.*@phone\b)/ }
  : {
      phone: new RegExp(String.raw`@(phone|both)\b|^(?!.*@desktop\b)(?!${deskAreas})`),
      desktop: new RegExp(String.raw`@(desktop|both)\b|^(?!.*@phone\b)(?=${deskAreas})`),
    };

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // A net, not a licence: the second try records a trace, and the run names every journey that needed it.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // A journey waits for a third of its time, for the next look at a page: three keep two cores busy.
  workers: '150%',
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: process.env['COMANDA_BASE_URL'] ?? 'http://localhost:3000',
    browserName: 'chromium',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    video: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    // What journeys do to calls and files of a page, no worker may undo; those of times without the server let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [...args, withoutOptimising],
      env: browserEnvironment(env),
    },
  },
  projects: [
    {
      name: 'phone',
      grep: widths.phone,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grep: widths.desktop,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
