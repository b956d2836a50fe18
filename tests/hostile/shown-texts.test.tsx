import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../client/shell/markdown.ts';
import { firstFrames } from '../../ui/first-frames.tsx';
import { MarkdownText } from '../../ui/pages/shell/markdown-text.tsx';
import { createWords } from '../../ui/words/words.ts';
import { render } from '../ui/components/render.tsx';
import { hostileMarket } from './hostile-market.ts';
import { hostileFamilies, hostileTexts, markedAttribute, markedElement } from './hostile-texts.ts';

/** What only a text could have put there: its elements, its marked attributes, handlers, and addresses that run. */
const planted = new RegExp(
  `<(?:${markedElement}|script|img|iframe|object|embed|base|meta|link|form|math)\\b` +
    `|<[^>]* (?:${markedAttribute}|on\\w+)=` +
    `|(?:href|src|action)="(?!https://|mailto:|tel:|#|/(?![/\\\\]))`,
  'i',
);

/** Tags alone, whose attribute values are escaped: text is left out. */
const tagsOf = (markup: string): string =>
  [...markup.matchAll(/<[a-z][^>]*>/gi)]
    .map(([tag]) =>
      tag.replaceAll(/="([^"]*)"/g, (whole, value: string) =>
        /^(?:https:|mailto:|tel:|#|\/|javascript:|data:|vbscript:|\s|\\)/i.test(value)
          ? whole
          : '=""',
      ),
    )
    .join('');

describe('hostile texts', () => {
  it('make nothing but text, stress and safe links of a content page, wherever they stand in it [SEC-44]', () => {
    const shapes: readonly ((text: string) => string)[] = [
      (text) => text,
      (text) => `# ${text}`,
      (text) => `- ${text}`,
      (text) => `| ${text} |\n| --- |\n| x |`,
      (text) => `[${text}](${text})`,
    ];
    for (const shape of shapes) {
      const page = hostileTexts.map(shape).join('\n\n');
      const markup = render(<MarkdownText text={page} />);
      expect(tagsOf(markup)).not.toMatch(planted);
      expect(markup.length).toBeGreaterThan(page.length / 2);
    }
    const links = hostileTexts
      .flatMap((text) => shapes.map((shape) => JSON.stringify(parseMarkdown(shape(text)))))
      .flatMap((blocks) => blocks.match(/"href":"[^"]*"/g) ?? []);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toMatch(/^"href":"(?:https:\/\/|mailto:|tel:|#|\/(?![/\\]))/);
    }
  });

  it('leave the elements of a first frame as they are, as name and as words [SEC-44]', () => {
    const { theme } = hostileMarket('plain');
    const skeletonOf = (name: string) =>
      firstFrames.pages
        .map((page) =>
          firstFrames.draw(page, {
            name,
            theme,
            locale: 'en-GB',
            words: { deals: { title: name } },
          }),
        )
        .join('')
        .replaceAll(/<style.*?<\/style>/gs, '')
        .match(/<[^>]*>/g)
        ?.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'));
    const plain = skeletonOf('plain');
    for (const texts of Object.values(hostileFamilies)) {
      expect(skeletonOf(texts.join(' '))).toEqual(plain);
    }
  });

  it('are shown as they are by the words around them, and as words of their own [SEC-44]', () => {
    const instance = createWords('en-GB', {
      page: { title: 'A title' },
      around: { one: 'Hello {{name}}, {{other}}' },
      own: Object.fromEntries(hostileTexts.map((text, index) => [`n${index}`, text])),
    });
    for (const [index, text] of hostileTexts.entries()) {
      expect(instance.t('around.one', { name: text, other: text })).toBe(`Hello ${text}, ${text}`);
      expect(instance.t(`own.n${index}`)).toBe(text);
      expect(renderToStaticMarkup(<p title={text}>{text}</p>)).not.toMatch(/<(?!\/?p[ >])/);
    }
  });
});
