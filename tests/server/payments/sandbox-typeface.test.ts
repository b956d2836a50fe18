import { expect, it } from 'vitest';
import { pageFile } from '../../../plugins/sandbox-gateway/provider/pages.ts';

it('ships the typeface of the sandbox pages with them [OPS-01]', async () => {
  const style = String((await pageFile('sandbox.css')).content);
  const [, family = ''] = /font-family: (\w+);/.exec(style) ?? [];
  expect(style).toMatch(new RegExp(String.raw`\bfont:\s*400 1rem/1\.5 ${family},`));
  const named = [...style.matchAll(/url\('([^']+)'\)/g)].map(([, name = '']) => name);
  expect(named).toHaveLength(2);
  for (const name of named) {
    const { type, content } = await pageFile(name);
    expect({ name, type }).toEqual({ name, type: 'font/woff2' });
    expect(Buffer.from(content).subarray(0, 4).toString()).toBe('wOF2');
  }
});
