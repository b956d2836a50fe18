import { parseSync } from 'vite';
import type { ESTree } from 'vite';

/** A comment of a source, by where it ends. */
interface Comment {
  readonly end: number;
  readonly value: string;
}

/** A doc comment as one line of Markdown. */
const sentence = ({ value }: Comment): string =>
  value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .trim();

/** A text of several cells of a table keeps to its own. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ');

/** An interface of the contract: what it is for, and each of its properties with its type and meaning. */
interface Described {
  readonly purpose: string;
  readonly rows: readonly string[];
}

/** The interfaces of a source by their names, with the comments before them and their properties. */
function interfacesIn(source: string): ReadonlyMap<string, Described> {
  const { program, comments } = parseSync('slots.ts', source);
  const before = (position: number): string => {
    const found = comments.findLast(({ end }) => end <= position);
    const isNext = found && source.slice(found.end, position).trim() === '';
    return isNext ? sentence(found) : '';
  };
  const text = ({ start, end }: ESTree.Span): string => source.slice(start, end);
  const found = new Map<string, Described>();
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (declaration?.type !== 'TSInterfaceDeclaration') continue;
    const rows = declaration.body.body.flatMap((member) =>
      member.type === 'TSPropertySignature' && member.typeAnnotation
        ? [
            `| \`${text(member.key)}\` | \`${cell(text(member.typeAnnotation.typeAnnotation))}\` | ${cell(before(member.start))} |`,
          ]
        : [],
    );
    found.set(declaration.id.name, { purpose: before(statement.start), rows });
  }
  return found;
}

const head = ['| given | type | what it is |', '| --- | --- | --- |'];

/** Where the stores of a tier are there, in words. */
const tiers: Readonly<Record<string, string>> = {
  shell: 'of every page',
  ordering: 'of ordering, with those of every page',
  purchase: 'of buying, with all before',
};

/**
 * The reference of the slots, as Markdown.
 * @param source text of `ui/slots/slots.ts`
 */
export function renderSlots(source: string): string {
  const described = interfacesIn(source);
  const [, body = ''] = /export interface Slots \{([\s\S]*?)\n\}/.exec(source) ?? [];
  const slots = [
    ...body.matchAll(/^ {2}'?([\w-]+)'?: \{ readonly given: (\w+); readonly tier: '(\w+)' \};/gm),
  ];
  if (slots.length === 0) throw new Error('ui/slots/slots.ts names no slots.');
  const sections = slots.map(([, name = '', given = '', tier = '']) => {
    const { purpose = '', rows = [] } = described.get(given) ?? {};
    const stores = `Stores that are there: those ${tiers[tier] ?? tier}.`;
    return [`## ${name}`, '', purpose, '', stores, '', ...head, ...rows].join('\n');
  });
  const every = described.get('EverySlot');
  return [
    '# Slots',
    '',
    "Places in pages that a plugin's ui half fills. Made from `ui/slots/slots.ts` by `node tools/generate-reference.ts`; change that, not this. [Add a plugin](../guides/add-a-plugin.md) says how.",
    '',
    '## In every slot',
    '',
    every?.purpose ?? '',
    '',
    ...head,
    ...(every?.rows ?? []),
    '',
    ...sections.flatMap((section) => [section, '']),
  ].join('\n');
}
