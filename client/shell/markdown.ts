import { isSitePath } from '../../core/shell/allowed-address.ts';

/** A run of text inside a line. */
export interface InlineText {
  readonly kind: 'text' | 'strong' | 'emphasis' | 'link';
  readonly text: string;
  /** Address of a link: a page of this site, a web, mail or phone address. */
  readonly href?: string;
}

export type Line = readonly InlineText[];

/** One piece of a text. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | {
      readonly kind: 'table';
      readonly head: readonly Line[];
      readonly rows: readonly (readonly Line[])[];
    };

/**
 * Reads the part of Markdown that static pages use: headings, paragraphs, lists, tables, bold, emphasis, links.
 * There is no HTML: tags are text like any other, and a link to anything but a safe address is plain text [SHL-16].
 */
export const parseMarkdown = (text: string): readonly Block[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}|\n(?=#{1,3} )|(?<=^#{1,3} [^\n]*)\n/mu)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);

const blockOf = (part: string): Block => {
  const lines = part.split('\n');
  const [, marks, title] = /^(#{1,3}) (.+)$/u.exec(part) ?? [];
  if (marks && title) {
    return { kind: 'heading', level: marks.length as 1 | 2 | 3, line: lineOf(title) };
  }
  if (lines.every((line) => line.startsWith('|'))) return tableOf(lines);
  if (/^[-*] /u.test(part))
    return { kind: 'list', ordered: false, items: itemsOf(lines, /^[-*] /u) };
  if (/^\d+\. /u.test(part))
    return { kind: 'list', ordered: true, items: itemsOf(lines, /^\d+\. /u) };
  return { kind: 'paragraph', line: lineOf(lines.join(' ')) };
};

/** Items of a list; a line without a mark goes on with the item before. */
const itemsOf = (lines: readonly string[], mark: RegExp): readonly Line[] =>
  lines
    .reduce<string[]>((items, line) => {
      if (mark.test(line)) return [...items, line.replace(mark, '')];
      return [...items.slice(0, -1), `${items.at(-1) ?? ''} ${line.trim()}`];
    }, [])
    .map(lineOf);

const tableOf = (lines: readonly string[]): Block => {
  const [head = [], ...rows] = lines
    .filter((line) => !/^\|[\s:|-]+\|$/u.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => lineOf(cell.trim())),
    );
  return { kind: 'table', head, rows };
};

const inline =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/gu;

const safeAddress = /^(?:#|https:\/\/|mailto:|tel:)/u;

const lineOf = (text: string): Line => {
  const runs: InlineText[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > end) runs.push({ kind: 'text', text: text.slice(end, match.index) });
    runs.push(runOf(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ kind: 'text', text: text.slice(end) });
  return runs;
};

const runOf = ({
  strong,
  emphasis,
  label = '',
  href = '',
}: Record<string, string | undefined>): InlineText => {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (emphasis !== undefined) return { kind: 'emphasis', text: emphasis };
  return isSitePath(href) || safeAddress.test(href)
    ? { kind: 'link', text: label, href }
    : { kind: 'text', text: label };
};
