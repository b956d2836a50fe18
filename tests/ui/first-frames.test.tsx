import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WordTree } from '../../core/shell/boot-data.ts';
import { root } from '../../tools/tasks/project.ts';
import { firstFrames } from '../../ui/first-frames.tsx';
import { marketThemes } from './theme/market-themes.ts';

const area = (name: string): WordTree =>
  JSON.parse(readFileSync(join(root, `markets/default/words/en/${name}.json`), 'utf8')) as WordTree;
const words = {
  deals: area('deals'),
  menu: area('menu'),
  checkout: area('checkout'),
  shell: area('shell'),
  localisation: area('localisation'),
};
const headings: Readonly<Record<string, string>> = {
  '/': 'Pizza night starts here',
  '/order/deals/': 'Deals',
  '/order/checkout/': 'Checkout',
  '/menu/': 'Our menu',
};

describe.each(marketThemes)('the first frame in %s', (_market, theme) => {
  const draw = (page: string, name = 'Fornello') =>
    firstFrames.draw(page, { name, theme, locale: 'en-GB', words });

  it('shows the mark and what the page begins with, in the look of the market', () => {
    for (const page of firstFrames.pages) {
      const html = draw(page);
      const [, heading = ''] = /<h1[^>]*>([^<]+)<\/h1>/.exec(html) ?? [];
      expect(heading).toBe(headings[page]);
      expect(html).toContain('>Fornello</span>');
      expect(html).toContain('<style data-emotion="css');
      expect(html.toLowerCase()).toContain(theme.accent.toLowerCase());
      // It stands in the page before any script, and needs none.
      expect(html).not.toContain('<script');
    }
  });

  it('shows what home makes hungry with', () => {
    const home = draw('/');
    // In the page itself: the largest thing on it waits for nothing else.
    expect(home).toMatch(/<image href="data:image\/svg\+xml,[^"]+"/);
    expect(draw('/order/deals/')).not.toContain('hero-scene');
  });

  it('begins a category of the menu with its name and what is good about it', () => {
    const html = draw('/order/pizzas/');
    expect(html).toMatch(/<h1[^>]*>Pizzas<\/h1>/);
    expect(html).toContain(
      '>Dough proved overnight, stretched by hand and baked the moment you order.</p>',
    );
    // The search opens on the page that is there, before any script too.
    expect(html).toContain('href="/order/pizzas/?q="');
    expect(draw('/order/deals/')).toContain('href="/order/deals/?q="');
  });

  it('is the mark alone on a page that has none', () => {
    expect(draw('')).toContain('>Fornello</span>');
    expect(draw('/order/ordersummary/17/')).not.toContain('<h1');
  });

  it('cannot be broken out of by a name', () => {
    const html = draw('/order/deals/', '</span><script>alert(1)</script>');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });
});
