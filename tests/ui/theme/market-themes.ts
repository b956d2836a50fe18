import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../../schemas/types/theme.ts';
import { root } from '../../../tools/tasks/project.ts';

/** The theme file of every market that has one, by the name of its folder. */
export const marketThemes: readonly (readonly [market: string, theme: Theme])[] = readdirSync(
  join(root, 'markets'),
  { recursive: true, encoding: 'utf8' },
)
  .filter((path) => path.endsWith('theme.json'))
  .toSorted((one, other) => one.localeCompare(other, 'en'))
  .map((path) => [
    path.split(/[\\/]/)[0] ?? path,
    JSON.parse(readFileSync(join(root, 'markets', path), 'utf8')) as Theme,
  ]);
