import { describe, expect, it } from 'vitest';
import { basketAreas } from '../../../core/basket/basket-areas.ts';
import { dealbotLayout } from '../../../core/dealbot/dealbot-mode.ts';
import { everywhere, inEachMarket, manifestWith } from '../constants/changed-markets.ts';

const all = { hasVouchers: true, hasDiscounts: true, hasDiscreetDealbot: true };
const none = { hasVouchers: false, hasDiscounts: false, hasDiscreetDealbot: false };

describe('vouchers, discounts and the discreet deal assistant', () => {
  it('show in the United Kingdom, India and Canada, and not in France [BSK-22]', () => {
    const found = inEachMarket((manifest) => basketAreas(manifest, 'none'));
    expect(found).toEqual({ ...everywhere(all), fr: none });
  });

  it('show in France at the flag levels that turn each of them on [BSK-22]', () => {
    const features = { hasVouchers: { levels: ['canary'] } };
    const changed = manifestWith('fr', { flags: { features } });
    expect(basketAreas(changed, 'canary')).toEqual({ ...none, hasVouchers: true });
    expect(basketAreas(changed, 'none')).toEqual(none);
  });

  it('follow their own features, one by one [BSK-22]', () => {
    for (const [area, feature] of [
      ['hasVouchers', 'hasVouchers'],
      ['hasDiscounts', 'hasDiscounts'],
      ['hasDiscreetDealbot', 'hasDiscreetDealBotEnabled'],
    ] as const) {
      const off = manifestWith('uk', { flags: { features: { [feature]: { default: false } } } });
      expect(basketAreas(off, 'none')).toEqual({ ...all, [area]: false });
    }
  });

  it('let the assistant show its panel where it is not discreet [BSK-22]', () => {
    const hasPanel = inEachMarket(
      (manifest) =>
        dealbotLayout({ manifest, forcedVariants: {}, flagLevel: 'none', landing: '' }).hasPanel,
    );
    expect(hasPanel).toEqual({ ...everywhere(false), fr: true });
  });
});
