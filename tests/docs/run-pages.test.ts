import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '../../server/environment-variables.ts';
import { commands } from '../../tools/boot/commands.mjs';
import { root } from '../../tools/tasks/project.ts';
import { deployDocuments } from '../deploy/read-deploy.ts';

const folder = join(root, 'docs', 'run');
const pages = readdirSync(folder).map((name) => join(folder, name));
const texts = pages.map((page) => readFileSync(page, 'utf8'));
const all = texts.join('\n');

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('the pages about running', () => {
  it('name commands and settings that there are [OPS-13]', () => {
    const named = matches(all, /npm run ([a-z]+)/g);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in commands))).toEqual([]);
    const known = new Set(Object.values(settings).map(({ variable }) => variable));
    const variables = matches(all, /`([A-Z][A-Z0-9]+_[A-Z0-9_]+)`/g);
    expect(variables.length).toBeGreaterThan(8);
    expect(variables.filter((name) => !known.has(name))).toEqual([]);
  });

  it('lead to every setting, and to nothing that is not there [OPS-13]', () => {
    const broken = pages.flatMap((page, index) =>
      matches(texts[index] ?? '', /\]\(([^)#:]+)(?:#[^)]*)?\)/g)
        .filter((link) => !existsSync(join(dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
    const reference = readFileSync(join(root, 'docs', 'reference', 'environment.md'), 'utf8');
    const missing = Object.values(settings).filter(
      ({ variable }) => !reference.includes(`\`${variable}\``),
    );
    expect(missing).toEqual([]);
  });

  it('tell what the row asks for: secrets, proxy, CDN, backups, upgrades, rolling back, alarms, capacity [OPS-13]', () => {
    const index = readFileSync(join(folder, 'README.md'), 'utf8');
    for (const name of readdirSync(folder).filter((file) => file !== 'README.md')) {
      expect(index).toContain(`](${name})`);
    }
    const headings = matches(all, /^#+ (.+)$/gm);
    const wanted = [
      'Settings',
      'Secrets',
      'The proxy',
      'A CDN',
      'Restore',
      'Upgrade',
      'Back',
      'Alarms',
      'Capacity',
    ];
    expect(wanted.filter((heading) => !headings.includes(heading))).toEqual([]);
  });

  it('have an alarm for each of what is told, on figures that there are, each explained [OPS-13]', () => {
    const [rules] = deployDocuments('prometheus-alarms.yaml') as readonly [
      {
        readonly groups: readonly {
          readonly rules: readonly { readonly alert: string; readonly expr: string }[];
        }[];
      },
    ];
    const alarms = rules.groups.flatMap((group) => group.rules);
    const metrics = join(root, 'server', 'metrics');
    const code = readdirSync(metrics)
      .map((file) => readFileSync(join(metrics, file), 'utf8'))
      .join('\n');
    const named = alarms.flatMap(({ expr }) => matches(expr, /\b(comanda_[a-z0-9_]+)/g));
    const unknown = named
      .map((name) => name.replace(/_(count|sum|bucket)$/, ''))
      .filter((name) => !code.includes(`'${name}'`));
    expect(unknown).toEqual([]);
    expect(named.length).toBeGreaterThanOrEqual(alarms.length - 1);
    const told = readFileSync(join(folder, 'alarms.md'), 'utf8');
    expect(matches(told, /^\| `(\w+)`/gm)).toEqual(alarms.map(({ alert }) => alert));
  });
});
