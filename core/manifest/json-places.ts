import { type Node, type ParseError, parseTree, visit } from 'jsonc-parser';
import { parsePath, pointerTo } from './json-pointer.ts';
import type { Problem } from './problem.ts';

/** A place in a text, line and column counted from 1, as editors count. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Where a value stands in its file [OPR-01]; its key where it has one. A value that is missing is looked for where the
 * object is that should hold it, and a text that is no JSON is shown where it goes wrong.
 * @param pointer JSON pointer into the text
 */
export function placeIn(text: string, pointer: string): TextPlace {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors);
  const [error] = errors;
  if (error) return placeOf(text, error.offset);
  let node = tree;
  for (const key of pointer === '' ? [] : parsePath(pointer)) {
    const next = node && childOf(node, key);
    if (!next) break;
    node = next;
  }
  return placeOf(
    text,
    node?.parent?.type === 'property' ? node.parent.offset : (node?.offset ?? 0),
  );
}

/** The value under a key of an object, or at an index of a list. */
const childOf = ({ type, children = [] }: Node, key: string): Node | undefined =>
  type === 'array'
    ? children[Number(key)]
    : children.findLast(({ children: [name] = [] }) => name?.value === key)?.children?.[1];

function placeOf(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Keys that one object of a text has twice: the first of them is lost without a word [OPR-03]. */
export function repeatedKeys(file: string, text: string): readonly Problem[] {
  const problems: Problem[] = [];
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, _offset, _length, _line, _column, pathOf) => {
      const known = open.at(-1);
      if (known?.has(name)) {
        const pointer = pointerTo([...pathOf().map(String), name]);
        problems.push({ file, pointer, expected: 'each key once', found: `"${name}" again` });
      }
      known?.add(name);
    },
  });
  return problems;
}
