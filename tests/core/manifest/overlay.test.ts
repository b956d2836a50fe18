import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { overlay } from '../../../core/manifest/overlay.ts';

describe('overlay', () => {
  it('merges objects key by key, however deep', () => {
    const below = { http: { timeoutMs: 10000, retry: { attempts: 5, factor: 2 } } };
    expect(overlay(below, { http: { retry: { attempts: 3 } } })).toEqual({
      http: { timeoutMs: 10000, retry: { attempts: 3, factor: 2 } },
    });
  });

  it('replaces a list by a list', () => {
    expect(overlay({ presets: [1, 2, 3] }, { presets: [5] })).toEqual({ presets: [5] });
  });

  it('replaces an object by a plain value and the other way round', () => {
    expect(overlay({ a: { b: 1 }, c: 2 }, { a: 3, c: { d: 4 } })).toEqual({ a: 3, c: { d: 4 } });
  });

  it('removes what is null above, also inside an object that is new', () => {
    expect(overlay({ limit: 12, kept: 1 }, { limit: null, fresh: { gone: null } })).toEqual({
      kept: 1,
      fresh: {},
    });
  });

  it('keeps nulls when asked to, for a level that is laid over something else later', () => {
    expect(overlay({ limit: 12 }, { limit: null }, 'keep')).toEqual({ limit: null });
  });

  it('changes neither argument', () => {
    const below = { a: { b: 1 } };
    const above = { a: { b: 2 } };
    overlay(below, above);
    expect([below, above]).toEqual([{ a: { b: 1 } }, { a: { b: 2 } }]);
  });

  it('keeps a key with the name of the prototype as a key of the result, and changes no prototype', () => {
    // Only parsed text can have such a key of its own: in a literal it would set the prototype.
    const above: JsonObject = JSON.parse('{"__proto__":{"polluted":true}}');
    const merged = overlay({}, above);
    expect(Object.entries(merged)).toEqual([['__proto__', { polluted: true }]]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
