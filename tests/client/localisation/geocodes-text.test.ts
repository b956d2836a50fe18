import { describe, expect, it } from 'vitest';
import { geocodesText } from '../../../client/localisation/geocodes-text.ts';
import { inEachMarket, manifestWith } from '../constants/changed-markets.ts';

const postcodes = { uk: 'SW11 1AA', fr: '75011', in: '560034', ca: 'M5V 3L9' } as const;

describe('what is typed into the search of those who collect', () => {
  it('is placed on the map when it is a full postcode, in the United Kingdom and Canada [EXP-83, LOC-67]', () => {
    const placed = (text?: string) =>
      inEachMarket((manifest) =>
        geocodesText(text ?? postcodes[manifest.id as keyof typeof postcodes], manifest, 'none'),
      );
    expect(placed()).toEqual({ uk: true, fr: false, in: false, ca: true });
    const nowhere = { uk: false, fr: false, in: false, ca: false };
    for (const text of ['', 'SW11', 'M5V', 'Clapham', 'Toronto', '12']) {
      expect(placed(text)).toEqual(nowhere);
    }
  });

  it('is matched with words where the feature is off, and placed at a level that has it on [EXP-83]', () => {
    const off = { default: false, levels: ['canary'] };
    const manifest = manifestWith('uk', {
      flags: { features: { 'collection-text-geocoding': off } },
    });
    const placed = (level: string) => geocodesText('SW11 1AA', manifest, level);
    expect([placed('none'), placed('canary')]).toEqual([false, true]);
  });
});
