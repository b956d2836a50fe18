import { Visitor, parseSync } from 'vite';
import type { ESTree } from 'vite';

/** `it` of `it(…)`, `it.each(…)(…)` and `test.concurrent(…)`. */
function rootName(callee: ESTree.Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  return undefined;
}

/** A title's text; of a template only the end counts, where the ids stand. */
function titleOf(argument: ESTree.Node | undefined): string | undefined {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  if (argument?.type === 'TemplateLiteral') return argument.quasis.at(-1)?.value.raw;
  return undefined;
}

/** The titles of all tests that a source file declares. */
export function testTitles(file: string, source: string): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const name = rootName(callee);
      const title = titleOf(first);
      if ((name === 'it' || name === 'test') && title !== undefined) titles.push(title);
    },
  }).visit(parseSync(file, source).program);
  return titles;
}
