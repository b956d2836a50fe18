import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

const files = new Map(sourceFiles.map((file) => [file.path, file]));

/** What a file still imports once its types are gone, as it names it. */
const readBy = ({ program }: SourceFile): readonly string[] =>
  program.body.flatMap((statement) => {
    if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration') {
      return statement.source && statement.exportKind !== 'type' ? [statement.source.value] : [];
    }
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return [];
    const { source, specifiers } = statement;
    const isOfTypes = specifiers.every((one) => 'importKind' in one && one.importKind === 'type');
    return isOfTypes && specifiers.length > 0 ? [] : [source.value];
  });

/** Everything that comes with files at once, themselves included; plugins come beside it, by market. */
function withImports(roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const file = files.get(path);
    if (!file || found.has(path)) continue;
    found.add(path);
    open.push(
      ...readBy(file).flatMap((name) =>
        name.startsWith('.') ? posix.join(posix.dirname(path), name) : [],
      ),
    );
  }
  return found;
}

it('the first page has no more of loyalty than the contract of its rules [ENG-21]', () => {
  const first = withImports(['ui/main.tsx', 'ui/pages/localisation/home-page.tsx']);
  expect(first.size).toBeGreaterThan(100);
  const ofLoyalty = [...first].filter((path) => /\/(?:loyalty|loyalty-\w+)\//.test(path));
  expect(ofLoyalty).toEqual(['core/loyalty/loyalty-rules.ts']);
});
