import type { WordTree } from '../../core/shell/boot-data.ts';

/** A text of the wording with the brand's name filled in. */
export function textAt(words: WordTree, path: readonly string[], name: string): string | undefined {
  const text = path.reduce<WordTree | string | undefined>(
    (tree, key) => (typeof tree === 'object' ? tree[key] : undefined),
    words,
  );
  return typeof text === 'string' ? text.replaceAll(/\{\{\s*name\s*\}\}/g, () => name) : undefined;
}
