import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../server/shell/escape-html.ts';
import { scriptJson } from '../../../server/pages/render-page.ts';

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
