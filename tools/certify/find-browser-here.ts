import type { Browser } from 'playwright';
import { root } from '../tasks/project.ts';

/** A browser that runs, or why there is none. */
export type FoundBrowser =
  | { readonly name: string; readonly browser: Browser }
  | { readonly missing: string };

/** Starts a browser, where this installation has what drives one: a chain adds that itself. */
export async function findBrowserHere(): Promise<FoundBrowser> {
  try {
    const { chromium } = await import('playwright');
    const { findBrowser } = await import('../browser.mjs');
    const { name, executablePath, args, env } = await findBrowser(root, console.error);
    const browser = await chromium.launch({
      executablePath,
      args,
      env: { ...process.env, ...env },
    });
    return { name, browser };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return {
      missing: `no browser could be had (${reason}): install @playwright/test, playwright and @axe-core/playwright, and Chromium`,
    };
  }
}
