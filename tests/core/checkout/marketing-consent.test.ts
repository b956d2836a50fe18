import { describe, expect, it } from 'vitest';
import { marketingMode, mayWrite } from '../../../core/checkout/marketing-consent.ts';
import { manifestFor, marketManifest } from '../../../core/manifest/layer-manifest.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { filesOf } from '../manifest/real-manifests.ts';

describe('the consent to marketing', () => {
  it('is that of each market, an objection in CA [SHP-06, CHK-88]', () => {
    const modes = (['uk', 'fr', 'in', 'ca'] as const).map((market) =>
      marketingMode(marketManifest(filesOf(market))),
    );
    expect(modes).toEqual(['opt-in', 'opt-in', 'opt-in', 'opt-out']);
    const nothingTicked = { optIn: false, optOut: false };
    expect(modes.map((mode) => mayWrite(mode, nothingTicked))).toEqual([false, false, false, true]);
    expect(mayWrite('opt-in', { optIn: true, optOut: false })).toBe(true);
    expect(mayWrite('opt-out', { optIn: true, optOut: true })).toBe(false);
  });

  it('is switched by the key of the manifest, at its market, a sector or a hut [SHP-06]', () => {
    const files = filesOf('ca');
    const changed = (more: object): Manifest =>
      marketManifest({
        ...files,
        market: { ...files.market, content: { ...files.market.content, ...more } },
      });
    const optIn = { marketing: { consent: 'opt-in' } };
    expect(marketingMode(changed(optIn))).toBe('opt-in');
    const atHut = changed({ hutOverrides: { 'ca-1:6011': optIn } });
    const modeAt = (hutId: string) => marketingMode(manifestFor(atHut, { sector: 'ca-1', hutId }));
    expect([modeAt('6011'), modeAt('6001')]).toEqual(['opt-in', 'opt-out']);
  });
});
