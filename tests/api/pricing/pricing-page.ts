import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser } from '../../../tools/browser.mjs';
import { root } from '../../../tools/tasks/project.ts';
import type { Basket } from '../../../core/basket/basket.ts';
import type { PagePrice, PageShop, PricingPage } from './programs/price-in-page.ts';

declare global {
  /** In the page. */
  var pricing: PricingPage;
}

/** A page of a real browser that prices baskets with the code of the production build. */
export interface OpenPricingPage {
  readonly open: (shop: PageShop) => Promise<void>;
  readonly price: (baskets: readonly Basket[]) => Promise<readonly PagePrice[]>;
  readonly close: () => Promise<void>;
}

const origin = 'http://pricing.test';
const entry = 'tests/api/pricing/programs/price-in-page.ts';

/** Builds the pricing code with the configuration of the product; nothing but its entry is another. */
async function buildInto(folder: string): Promise<string> {
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: join(root, entry) } },
  });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  const script = manifest[entry]?.file;
  if (script === undefined) throw new Error('The build has no file for the pricing code.');
  return script;
}

/** Opens it; close it in `afterAll`. */
export async function openPricingPage(): Promise<OpenPricingPage> {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-pricing-'));
  const script = await buildInto(folder);
  const { executablePath, args, env } = await findBrowser(root, console.log);
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  const page = await browser.newPage();
  await page.route(`${origin}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    return path === '/'
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><script type="module" src="/${script}"></script>`,
        })
      : route.fulfill({ path: join(folder, path), contentType: 'text/javascript' });
  });
  await page.goto(origin);
  await page.waitForFunction(() => 'pricing' in globalThis);
  return {
    open: (shop) => page.evaluate((given) => globalThis.pricing.open(given), JSON.stringify(shop)),
    async price(baskets) {
      const given = JSON.stringify(baskets);
      const answer = await page.evaluate((text) => globalThis.pricing.price(text), given);
      return JSON.parse(answer) as PagePrice[];
    },
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
