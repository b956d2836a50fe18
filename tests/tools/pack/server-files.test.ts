import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reachedFrom } from '../../../tools/pack/reached-files.ts';
import { serverFiles } from '../../../tools/pack/server-files.ts';
import { root } from '../../../tools/tasks/project.ts';

describe('what a server is packed with', () => {
  const { files, folders, packages } = serverFiles(root);
  const has = (name: string) => packages.includes(`node_modules/${name}`);

  it('is what it imports, at once or later, with all that depends on [OPS-12]', () => {
    const wanted = ['fastify', 'find-my-way', 'kysely', 'pg', 'pg-protocol', 'nodemailer', 'sharp'];
    expect(wanted.filter((name) => !has(name))).toEqual([]);
    expect(has('@electric-sql/pglite')).toBe(true);
    expect(has('@fontsource-variable/figtree')).toBe(true);
    expect(folders).toEqual(
      expect.arrayContaining(['server', 'core', 'plugins', 'markets', 'dist']),
    );
    expect(files).toContain('package.json');
  });

  it('is nothing of browsers, builds and tests [OPS-12]', () => {
    const others = ['react', 'react-dom', 'vite', 'vitest', 'typescript', 'playwright', 'oxfmt'];
    expect(others.filter(has)).toEqual([]);
    expect(files.filter((path) => /^(ui|client|tools|tests)\//.test(path))).toEqual([]);
  });

  it('is not made where something is missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'comanda-pack-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const entry = join(folder, 'main.ts');
    writeFileSync(entry, "import type { A } from './gone.ts';\nexport * from './missing.ts';\n");
    expect(() => reachedFrom([entry])).toThrow('missing.ts is imported and not there');
  });
});
