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

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  retries: 0,
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
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
