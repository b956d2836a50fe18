import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstFramesFile } from '../../../core/shell/first-frame.ts';

/** A folder with what a build leaves: a page, a script with a hashed name, the list of its files, and first frames. */
export function sampleBuild(): { readonly distDir: string; readonly remove: () => void } {
  const distDir = mkdtempSync(join(tmpdir(), 'comanda-dist-'));
  mkdirSync(join(distDir, 'assets'));
  mkdirSync(join(distDir, '.vite'));
  const page =
    '<!doctype html><html lang="en"><head><title>x</title><script type="module" crossorigin src="/assets/index-abc123.js"></script></head><body><div id="root"></div></body></html>';
  writeFileSync(join(distDir, 'index.html'), page);
  writeFileSync(join(distDir, 'assets', 'index-abc123.js'), `console.log("${'x'.repeat(3000)}")`);
  const files = {
    'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2': {
      file: 'assets/figtree.woff2',
    },
  };
  writeFileSync(join(distDir, '.vite', 'manifest.json'), JSON.stringify(files));
  const preloads = [
    {
      page: '/',
      scripts: [],
      plugins: {
        'by-postcode': 'assets/plugins-uk.js',
        beacon: 'assets/plugins-all.js',
        'consent-banner': 'assets/plugins-all.js',
        'hut-list': 'assets/plugins-other.js',
      },
    },
    { page: '/order/', scripts: ['assets/ordering.js'], plugins: {} },
  ];
  writeFileSync(join(distDir, '.vite', 'preloads.json'), JSON.stringify(preloads));
  const frames = `export const firstFrames = {
    pages: ['/order/deals/'],
    draw: (page, { name, locale, words }) =>
      page === '' ? '<header>mark</header>' : '<h1>' + [locale, words.deals.title].join(' ') + '</h1>',
  };`;
  writeFileSync(join(distDir, firstFramesFile), frames);
  return { distDir, remove: () => rmSync(distDir, { recursive: true, force: true }) };
}
