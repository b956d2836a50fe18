import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/manifest/json.ts';
import type { JsonSchema, Visibility } from '../../../core/manifest/json-schema.ts';
import { clientManifest } from '../../../core/manifest/client-manifest.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { manifestSchema } from '../../../core/manifest/manifest-schema.ts';
import { filesOf } from './real-manifests.ts';

const { defaults, market } = filesOf('uk');
const changed = (changes: JsonObject) =>
  marketManifest({ defaults, market: { ...market, content: { ...market.content, ...changes } } });
const seen = clientManifest(changed({}), manifestSchema);

describe('clientManifest', () => {
  it('keeps what a browser needs', () => {
    expect(seen).toMatchObject({
      id: 'uk',
      locales: ['en-GB'],
      money: { format: { symbol: '£' } },
      payments: { default: 'card', googlePay: { apiVersion: 2 } },
      tax: { rates: [{ percent: 20 }, { percent: 0 }] },
      flags: { features: { reorder: { default: true } } },
    });
  });

  it('leaves out what only the server may know', () => {
    expect(seen).not.toHaveProperty('hosts');
    expect(seen).not.toHaveProperty('payments.gateway');
  });

  it('keeps a visible key whose parent is hidden', () => {
    expect(seen.pos).toEqual({ type: 'standard' });
  });

  it('leaves out even the names of secrets', () => {
    const manifest = changed({ pos: { adapter: 'till', keyVariable: 'TILL_KEY' } });
    expect(JSON.stringify(clientManifest(manifest, manifestSchema))).not.toContain('TILL_KEY');
  });

  it('leaves out keys the schema does not know', () => {
    expect(clientManifest(changed({ invented: 1 }), manifestSchema)).not.toHaveProperty('invented');
  });

  it('keeps options that have several forms, each by its own form', () => {
    const kind = (name: string, own: string, visibility: Visibility): JsonSchema => ({
      type: 'object',
      properties: { kind: { const: name }, [own]: { type: 'string', 'x-visibility': visibility } },
    });
    const options: JsonSchema = {
      type: 'object',
      'x-visibility': 'client',
      properties: {
        checks: {
          type: 'array',
          items: { oneOf: [kind('name', 'pattern', 'client'), kind('ban', 'list', 'server')] },
        },
      },
    };
    const checks = [
      { kind: 'name', pattern: '^a' },
      { kind: 'ban', list: 'hidden' },
    ];
    const manifest = changed({ plugins: [{ id: 'forms', options: { checks } }] });
    const { plugins } = clientManifest(manifest, manifestSchema, { forms: options });
    expect(plugins).toEqual([
      { id: 'forms', options: { checks: [{ kind: 'name', pattern: '^a' }, { kind: 'ban' }] } },
    ]);
  });

  it('filters the overrides of sectors and huts in the same way', () => {
    const manifest = changed({
      sectorOverrides: { 'uk-2': { eta: { enabled: false }, payments: { gateway: 'other' } } },
      hutOverrides: { 'uk-1:123': { deals: { topLimit: null }, pos: { paceSeconds: 1 } } },
    });
    expect(clientManifest(manifest, manifestSchema)).toMatchObject({
      sectorOverrides: { 'uk-2': { eta: { enabled: false }, payments: {} } },
    });
    const { sectorOverrides, hutOverrides } = clientManifest(manifest, manifestSchema);
    expect(sectorOverrides?.['uk-2']?.['payments']).toEqual({});
    expect(hutOverrides).toEqual({ 'uk-1:123': { deals: { topLimit: null } } });
  });

  it('shows of a plugin its id, and of its options what its own schema marks', () => {
    const plugins = [{ id: 'beacon', options: { path: '/events', token: 'BEACON_TOKEN' } }];
    const manifest = changed({ plugins });
    expect(clientManifest(manifest, manifestSchema).plugins).toEqual([{ id: 'beacon' }]);
    const beacon = { properties: { path: { 'x-visibility': 'client' }, token: {} } } as const;
    expect(clientManifest(manifest, manifestSchema, { beacon }).plugins).toEqual([
      { id: 'beacon', options: { path: '/events' } },
    ]);
  });
});
