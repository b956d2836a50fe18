import { describe, expect, it } from 'vitest';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { hasBagFee } from '../../../plugins/menu-categories/exclusion-filter.ts';
import { hutOf } from '../../core/basket/sample-basket.ts';
import { filesOf } from '../../core/manifest/real-manifests.ts';

describe('the bag fee', () => {
  const canada = marketManifest(filesOf('ca'));
  const hutIn = (region: string, code: string, flag: boolean) =>
    hutOf({ address: { ...hutOf().address, region }, states: { code, hasBagFee: flag } });

  it('applies in a state flagged for it [SUR-35]', () => {
    expect(hasBagFee(hutIn('BC', 'BC', true), canada)).toBe(true);
    expect(hasBagFee(hutIn('BC', 'BC', false), canada)).toBe(false);
    expect(hasBagFee(hutIn('ON', 'BC', true), canada)).toBe(false);
    expect(hasBagFee(hutOf(), canada)).toBe(false);
  });

  it('applies to the huts of the list, whatever their region [SUR-36, CST-110]', () => {
    const listed = { ...canada, menu: { ...canada.menu, bagFeeStores: ['101'] } };
    expect(hasBagFee(hutIn('ON', 'ON', false), listed)).toBe(true);
    expect(hasBagFee(hutOf({ id: '102' }), listed)).toBe(false);
  });
});
