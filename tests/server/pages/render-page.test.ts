import { describe, expect, it } from 'vitest';
import { bootDataElementId } from '../../../core/shell/boot-data.ts';
import { loadMarkets } from '../../../server/markets/load-markets.ts';
import { bootFileOf } from '../../../server/pages/boot-file.ts';
import { noBuildFiles } from '../../../server/pages/build-files.ts';
import { type PageParts, renderPage, scriptJson } from '../../../server/pages/render-page.ts';
import { escapeHtml } from '../../../server/shell/escape-html.ts';
import { bootLinkIn } from '../../setup/boot-link.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';

describe('JSON within a script element', () => {
  it('reads back the same and cannot end the element or open a comment', () => {
    const value = { text: '</script><!-- <script>\u2028\u2029&"' };
    const text = scriptJson(value);
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(value);
  });
});

describe('a text within HTML', () => {
  it('is only a text', () => {
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;',
    );
  });
});

describe('what a page starts from', async () => {
  const [running] = await loadMarkets(repositoryFolders);
  if (!running) throw new Error('There is no market.');
  const [locale = ''] = running.locales;
  const html =
    '<html lang="en"><head><title>x</title><script type="module" src="/assets/index-1.js"></script></head><body><div id="root"></div></body></html>';
  const frames = { pages: ['/'], draw: (page: string) => `<p>${page}</p>` };
  const parts: PageParts = { html, files: { ...noBuildFiles, frames }, release: 'r1' };
  const inside = `<script type="application/json" id="${bootDataElementId}">{"manifest":`;

  it('is named where a first frame is painted before any script, with what the page says if it does not come [SHP-48]', () => {
    const page = renderPage(parts, running, locale, '/');
    expect(page).not.toContain(inside);
    expect(bootLinkIn(page)?.link).toContain(' data-later as="fetch" crossorigin ');
    expect(bootLinkIn(page)?.address).toBe(bootFileOf(running, locale, 'r1').address);
    const [, said] = /<template [^>]*>(.*?)<\/template>/.exec(page) ?? [];
    expect(said).toMatch(/<h2>[^<]+<\/h2><p>[^<]+<\/p><a href="">[^<]+<\/a>/);
  });

  it('stands in every other page: without a frame, of a draft, in the files of an app [SHP-48]', () => {
    const others = [
      renderPage(parts, running, locale, '/order/'),
      renderPage(parts, running, locale, '/', { kind: 'ended' }),
      renderPage({ ...parts, isPacked: true }, running, locale, '/'),
    ];
    for (const page of others) {
      expect(page).toContain(inside);
      expect(bootLinkIn(page)).toBeUndefined();
    }
  });

  it('has another address in another release, and the same one as long as it is the same [SHP-48]', async () => {
    const { address } = bootFileOf(running, locale, 'r1');
    expect(bootFileOf(running, locale, 'r2').address).not.toBe(address);
    const [anew] = await loadMarkets(repositoryFolders);
    expect(anew && bootFileOf(anew, locale, 'r1').address).toBe(address);
  });
});
