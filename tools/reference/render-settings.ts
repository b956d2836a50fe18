import { settings } from '../../server/environment-variables.ts';
import { marketDatabaseSettings } from '../../server/storage/database-settings.ts';

const shown = (fallback: unknown): string => {
  if (fallback === undefined || fallback === '') return 'none';
  return `\`${typeof fallback === 'string' ? fallback : JSON.stringify(fallback)}\``;
};

/** A text of several cells of a table keeps to its own. */
const cell = (text: string): string => text.replaceAll('|', String.raw`\|`);

/** The reference of the environment variables, as Markdown. */
export function renderSettings(): string {
  const rows = [...Object.values(settings), ...Object.values(marketDatabaseSettings)]
    .toSorted((one, other) => (one.variable < other.variable ? -1 : 1))
    .map(
      ({ variable, purpose, expected, fallback }) =>
        `| \`${variable}\` | ${cell(purpose)} | ${cell(expected)} | ${cell(shown(fallback))} |`,
    );
  return [
    '# Environment variables',
    '',
    'What a server takes from its environment. Made from `server/environment.ts` by `node tools/generate-reference.ts`; change that, not this. A value that does not fit stops the start, which names all of them.',
    '',
    '| variable | what for | expected | without it |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
