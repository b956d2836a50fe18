import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../../client/shell/markdown.ts';

const text = (value: string) => [{ kind: 'text', text: value }];

describe('the text of a static page', () => {
  it('has headings, paragraphs, lists and tables', () => {
    expect(
      parseMarkdown(
        '# Title\n\nOne\nline\n\n## Part\n- a\n- b\n  goes on\n\n1. first\n2. second\n\n| h | i |\n| --- | --- |\n| a | b |\n',
      ),
    ).toEqual([
      { kind: 'heading', level: 1, line: text('Title') },
      { kind: 'paragraph', line: text('One line') },
      { kind: 'heading', level: 2, line: text('Part') },
      { kind: 'list', ordered: false, items: [text('a'), text('b goes on')] },
      { kind: 'list', ordered: true, items: [text('first'), text('second')] },
      { kind: 'table', head: [text('h'), text('i')], rows: [[text('a'), text('b')]] },
    ]);
  });

  it('has stress and links inside a line', () => {
    expect(parseMarkdown('See **this**, *that* and [us](/contact/).')[0]).toEqual({
      kind: 'paragraph',
      line: [
        { kind: 'text', text: 'See ' },
        { kind: 'strong', text: 'this' },
        { kind: 'text', text: ', ' },
        { kind: 'emphasis', text: 'that' },
        { kind: 'text', text: ' and ' },
        { kind: 'link', text: 'us', href: '/contact/' },
        { kind: 'text', text: '.' },
      ],
    });
  });

  it.each(['javascript:alert', 'data:text/html,x', '//elsewhere.example', '/\\elsewhere.example'])(
    'never links to %s',
    (href) => {
      expect(parseMarkdown(`[x](${href})`)[0]).toEqual({ kind: 'paragraph', line: text('x') });
    },
  );

  it('has no HTML: tags are text', () => {
    expect(parseMarkdown('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'paragraph', line: text('<img src=x onerror=alert(1)>') },
    ]);
  });
});
