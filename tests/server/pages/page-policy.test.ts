import { describe, expect, it } from 'vitest';
import { hashSource, pagePolicy } from '../../../server/pages/page-policy.ts';
import { startScript } from '../../../server/pages/start-script.ts';
import { themeScript } from '../../../server/pages/theme-script.ts';
import { testManifest } from '../../core/test-market.ts';

const outside = (host: string) => ({
  plugin: {
    id: 'outside',
    title: 'Outside',
    version: '1.0.0',
    engine: '^1.0.0',
    contributes: [],
    outside: () => ({ scripts: [host], frames: [host], calls: [host] }),
  },
  options: {},
});
const manifest = testManifest('uk');
const directive = (policy: string, name: string) =>
  policy.split(';').find((part) => part.startsWith(`${name} `));

describe('the policy of a page', () => {
  it('names the outside hosts of its own market only', () => {
    const own = pagePolicy({ manifest, plugins: [outside('https://own.example.com')] });
    for (const name of ['script-src', 'frame-src', 'connect-src']) {
      // The scripts that stand in the pages of a market.
      const inPage = [themeScript, startScript].map(hashSource).join(' ');
      const ours = name === 'script-src' ? `'self' ${inPage}` : `'self'`;
      expect(directive(own, name)).toBe(`${name} ${ours} https://own.example.com`);
      expect(directive(pagePolicy({ manifest, plugins: [] }), name)).toBe(`${name} ${ours}`);
      expect(directive(pagePolicy(undefined), name)).toBe(`${name} 'self'`);
    }
    expect(directive(own, 'worker-src')).toBe(`worker-src 'self'`);
  });

  it('lets photographs come from where the market has them, and from no other host', () => {
    const media = { imageBase: 'https://pictures.example/chain/' };
    const policy = pagePolicy({ manifest: { ...manifest, media }, plugins: [] });
    expect(directive(policy, 'img-src')).toBe(
      "img-src 'self' data: blob: https://pictures.example",
    );
    expect(directive(pagePolicy({ manifest, plugins: [] }), 'img-src')).not.toContain('pictures');
  });

  it('takes the styles that stand in the page by their hashes, and no others', () => {
    const policy = pagePolicy(
      undefined,
      '<style>a{}</style><p></p><style media="print">b{}</style>',
    );
    expect(directive(policy, 'style-src')).toBe(
      `style-src 'self' ${['', 'a{}', 'b{}'].map(hashSource).join(' ')}`,
    );
    expect(directive(policy, 'style-src-attr')).toBe("style-src-attr 'none'");
    expect(policy).not.toContain('unsafe');
  });
});
