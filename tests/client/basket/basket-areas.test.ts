import { describe, expect, it } from 'vitest';
import { basketAreas } from '../../../client/basket/basket-areas.ts';
import { dealbotLayout } from '../../../client/dealbot/dealbot-mode.ts';
import { warnsAboutDealbot } from '../../../client/vouchers/dealbot-warning.ts';
import { everywhere, inEachMarket, manifestWith } from '../constants/changed-markets.ts';
import { variantsIn } from '../experiments/sample-experiments.ts';

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

  it('are those of the markets that are listed for them, unless a flag says otherwise [CST-127]', () => {
    const listing = (voucherMarkets: readonly string[], flags = {}) =>
      basketAreas(
        manifestWith('fr', { features: { voucherMarkets: [...voucherMarkets] }, flags }),
        'none',
      );
    expect(listing(['fr'])).toEqual(all);
    expect(listing(['uk', 'in', 'ca'])).toEqual(none);
    const features = { hasDiscounts: { default: false } };
    expect(listing(['fr'], { features })).toEqual({ ...all, hasDiscounts: false });
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
        dealbotLayout({
          manifest,
          experiments: variantsIn(manifest),
          flagLevel: 'none',
          landing: '',
        }).hasPanel,
    );
    expect(hasPanel).toEqual({ ...everywhere(false), fr: true });
  });
});

describe('the warning of the voucher form about the deal assistant', () => {
  it('shows in the United Kingdom, or where a market lists it, while the assistant is on [CST-127]', () => {
    const whenOn = inEachMarket((manifest) => warnsAboutDealbot(manifest, true));
    expect(whenOn).toEqual({ ...everywhere(false), uk: true });
    const listed = { features: { dealbotWarningMarkets: ['fr'] } };
    expect(warnsAboutDealbot(manifestWith('fr', listed), true)).toBe(true);
    expect(warnsAboutDealbot(manifestWith('uk', listed), true)).toBe(false);
    expect(warnsAboutDealbot(manifestWith('uk'), false)).toBe(false);
  });
});
