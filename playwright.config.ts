import { defineConfig } from '@playwright/test';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './tools/browser.mjs';
import type { Browser } from './tools/browser.mjs';

/** The test runner has already chosen a browser; a direct run looks for one, once for all workers. */
async function chosenBrowser(): Promise<Browser> {
  const chosen = process.env['COMANDA_BROWSER'];
  if (chosen) return JSON.parse(chosen) as Browser;
  const browser = await findBrowser(dirname(fileURLToPath(import.meta.url)), console.log);
  process.env['COMANDA_BROWSER'] = JSON.stringify(browser);
  return browser;
}

const { executablePath, args, env } = await chosenBrowser();
const definedVariables = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  ),
);

/**
 * A journey runs at the width where it says most: ordering on a phone, finding and browsing on a desk. With
 * ALL_WIDTHS=1 every journey runs at both, which takes twice as long.
 */
const areas = {
  phone: /journeys\/(basket|checkout|deals|orders|payments|tracking)\/.*\.spec\.ts$/,
  desktop: /journeys\/(localisation|menu|shell)\/.*\.spec\.ts$/,
};
const only = (areasOfWidth: RegExp) =>
  process.env['ALL_WIDTHS'] ? {} : { testMatch: areasOfWidth };

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // A browser on a busy machine may be late; a journey that passes only at a second try is named as flaky.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: process.env['COMANDA_BASE_URL'] ?? 'http://localhost:3000',
    browserName: 'chromium',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: { executablePath, args, env: { ...definedVariables, ...env } },
  },
  projects: [
    {
      name: 'phone',
      ...only(areas.phone),
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', ...only(areas.desktop), use: { viewport: { width: 1280, height: 900 } } },
  ],
});
