import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../../../server/environment-variables.ts';
import { root } from '../../../tools/tasks/project.ts';

const file = join(root, 'docs/run/scale.md');
const page = readFileSync(file, 'utf8');

/** What stands between backticks. */
const named = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

describe('docs/run/scale.md', () => {
  it('names commands that there are [OPS-25]', () => {
    const commands = named.filter((text) => text.startsWith('npm run '));
    expect(commands).toContain('npm run bench scale');
    for (const command of commands) {
      const [, , script = '', bench = ''] = command.split(' ');
      expect(Object.keys(scripts)).toContain(script);
      expect(readdirSync(join(root, 'tests/bench'))).toContain(`${bench}.bench.ts`);
    }
  });

  it('names settings that there are [OPS-25]', () => {
    const variables = Object.values(settings).map(({ variable }) => variable);
    const wanted = named.filter((text) => /^[A-Z]+(_[A-Z]+)+$/.test(text));
    expect(wanted).toContain('DATABASE_READ_URL');
    for (const variable of wanted) expect(variables).toContain(variable);
  });

  it('leads to files and tables that there are [OPS-25]', () => {
    const links = [...page.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([]);
    const tables = readFileSync(join(root, 'server/storage/tables.ts'), 'utf8');
    const names = named.filter((text) => /^[a-z]+(_[a-z]+)+$/.test(text));
    expect(names).toContain('order_intent');
    for (const name of names) expect(tables).toMatch(new RegExp(`^ +${name}: `, 'm'));
  });

  it('tells what was measured with 1, 2 and 4 processes, and adds up [OPS-25]', () => {
    const rows = [
      ...page.matchAll(/^\| (\d+) +\| ([\d.]+) +\| ([\d.]+) ms +\| ([\d.]+) ms +\|$/gm),
    ];
    expect(rows.map(([, processes]) => processes)).toEqual(['1', '2', '4']);
    const [, , , servers = '', database = ''] = rows.at(-1) ?? [];
    // So many milliseconds for each of 1,000 orders a second are as many cores.
    expect(page).toContain(`${Math.ceil(Number(servers))} cores of servers`);
    expect(page).toContain(`${Math.ceil(Number(database))} cores of the database`);
  });
});
