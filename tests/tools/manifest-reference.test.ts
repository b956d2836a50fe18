import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifestSchema } from '../../core/manifest/manifest-schema.ts';
import { keyReaders } from '../../tools/reference/key-readers.ts';
import { manifestKeys } from '../../tools/reference/manifest-keys.ts';
import { root } from '../../tools/tasks/project.ts';

describe('the reference of manifests', () => {
  const text = readFileSync(join(root, 'docs', 'reference', 'manifest.md'), 'utf8');
  const defaults = { payments: { gatewayHosts: ['https://pay.example'] } };
  const keys = manifestKeys(manifestSchema, defaults);
  const keyOf = (path: string) => keys.find((key) => key.path.join('.') === path);

  it('lists every key, with what it is, its type, who sees it and where it may stand', () => {
    expect(keys.length).toBeGreaterThan(400);
    const named = keys.map(({ path, ...key }) => ({
      ...key,
      name: path.join('.').replaceAll('.[]', '[]'),
    }));
    expect(named.filter(({ name }) => !text.includes(`| \`${name}\` `))).toEqual([]);
    expect(named.filter(({ description, type }) => !description || type === 'any')).toEqual([]);
  });

  it('tells defaults, and passes visibility down to the keys of a group', () => {
    expect(keyOf('payments.gatewayHosts')).toMatchObject({
      type: 'list of string',
      fallback: ['https://pay.example'],
      levels: 'market, sector, hut',
    });
    expect(keyOf('hosts')).toMatchObject({ levels: 'market', visibility: 'server' });
    expect(keyOf('money')?.visibility).toBe('client');
    expect(keyOf('payments.declared')).toBeUndefined();
  });

  it('tells who reads a key, and that nobody reads one that is not there', () => {
    const readersOf = keyReaders();
    expect(readersOf(['tradingDay'])).not.toEqual([]);
    expect(readersOf(['payments', 'gatewayHosts'])).toContain('ui/pages');
    expect(readersOf(['payments', 'gatewayHostz'])).toEqual([]);
  });
});
