import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

type Source = Pick<SourceFile, 'path' | 'imports'>;

const isBelow = (target: string, ...folders: readonly string[]): boolean =>
  folders.some((folder) => target === folder || target.startsWith(`${folder}/`));

/** What only the server may know: its own rooms and packages, and what the handle of server halves is typed by. */
const ofServer = ['fastify', 'kysely', 'pg', '@electric-sql/pglite', 'pino'];
const handle = ['core/define-server-half.ts', 'core/server-half'];

const pluginOf = (path: string): string => path.split('/').slice(0, 2).join('/');

const isPlugin = (path: string): boolean => path.startsWith('plugins/');

/** The files that the halves of these names load of their plugins, themselves among them. */
function loadedBy(files: readonly Source[], halves: readonly string[]): readonly Source[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const isHalf = ({ path }: Source): boolean =>
    halves.some((half) => path === `${pluginOf(path)}/${half}`);
  const loaded = new Set(files.filter((file) => isPlugin(file.path) && isHalf(file)));
  // A set is walked to its end, what is added on the way too.
  for (const { path, imports } of loaded) {
    for (const target of imports.filter((one) => pluginOf(one) === pluginOf(path))) {
      const next = byPath.get(target);
      if (next) loaded.add(next);
    }
  }
  return [...loaded];
}

const offences = (
  files: readonly Source[],
  isOffence: (target: string, path: string) => boolean,
): readonly string[] =>
  files.flatMap(({ path, imports }) =>
    imports.filter((target) => isOffence(target, path)).map((target) => `${path} → ${target}`),
  );

/** Imports of plugins that they may not have, type imports included [ENG-19]. */
const forbidden = (files: readonly Source[]): readonly string[] => [
  ...offences(
    files.filter(({ path }) => isPlugin(path)),
    (target, path) =>
      isBelow(target, 'server', 'tools', 'tests', ...ofServer) ||
      (isPlugin(target) && pluginOf(target) !== pluginOf(path)),
  ),
  ...offences(
    loadedBy(files, ['plugin.ts', 'client.ts', 'ui.tsx']),
    (target) =>
      isBelow(target, ...handle) ||
      target.startsWith('node:') ||
      /^plugins\/[^/]+\/server\.ts$/.test(target),
  ),
  ...offences(loadedBy(files, ['plugin.ts', 'server.ts']), (target) =>
    isBelow(target, 'client', 'ui', 'react', 'react-dom'),
  ),
];

describe('a plugin', () => {
  it('imports no other plugin and nothing of the server; its halves keep apart [ENG-19]', () => {
    expect(loadedBy(sourceFiles, ['server.ts']).length).toBeGreaterThan(1);
    expect(forbidden(sourceFiles)).toEqual([]);
  });

  it.each([
    ['server/storage/database.ts', 'server.ts'],
    ['kysely', 'server.ts'],
    ['plugins/other/rules.ts', 'server.ts'],
    ['client/kernel/http.ts', 'server.ts'],
    ['plugins/mine/server.ts', 'plugin.ts'],
    ['core/server-half/plugin-server.ts', 'plugin.ts'],
    ['node:crypto', 'client.ts'],
    ['client/kernel/http.ts', 'plugin.ts'],
  ])('that imports %s, by way of a file that its %s imports, is told [ENG-19]', (target, half) => {
    const files: readonly Source[] = [
      { path: `plugins/mine/${half}`, imports: ['plugins/mine/rules.ts'] },
      { path: 'plugins/mine/rules.ts', imports: [target, 'core/money/money.ts'] },
      { path: 'plugins/mine/server.ts', imports: [] },
    ];
    expect(forbidden(files)).toContain(`plugins/mine/rules.ts → ${target}`);
    expect(forbidden(files).every((told) => told.endsWith(target))).toBe(true);
  });
});
