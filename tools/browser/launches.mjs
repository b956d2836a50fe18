import { chromium } from '@playwright/test';
import { browserEnvironment } from './browser-environment.mjs';

/**
 * Whether a browser starts and opens a page. Being installed is not enough: libraries may be missing.
 * @param {{ executablePath: string, args: string[], env: Record<string, string> }} browser
 */
export async function launches({ executablePath, args, env }) {
  try {
    const browser = await chromium.launch({
      executablePath,
      args,
      env: browserEnvironment(env),
      timeout: 30_000,
    });
    const page = await browser.newPage();
    await page.goto('about:blank');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
