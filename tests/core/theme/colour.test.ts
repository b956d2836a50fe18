import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../core/theme/contrast.ts';
import { mixed, toHex, toOklch, withAlpha } from '../../../core/theme/colour.ts';
import { anyColour } from '../../ui/theme/any-theme.ts';

describe('a colour', () => {
  it('survives the way to OKLCH and back', () => {
    fc.assert(
      fc.property(anyColour, (hex) => {
        const back = toHex(toOklch(hex));
        const channels = [1, 3, 5].map((at) =>
          [hex, back].map((text) => parseInt(text.slice(at, at + 2), 16)),
        );
        for (const [before, after] of channels) {
          expect(Math.abs((before ?? 0) - (after ?? 0))).toBeLessThanOrEqual(3);
        }
      }),
    );
  });

  it('loses chroma where no screen can show it', () => {
    expect(toHex({ l: 0.6, c: 0.4, h: 150 })).toMatch(/^#[\da-f]{6}$/);
    expect(toOklch(toHex({ l: 0.6, c: 0.4, h: 150 })).h).toBeCloseTo(150, 0);
  });

  it('stands out from black by 21 when white and from itself by 1', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#cb3418', '#cb3418')).toBe(1);
  });

  it('agrees with published contrast ratios', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#949494', '#ffffff')).toBeCloseTo(3.03, 2);
  });

  it('mixes from one end to the other', () => {
    expect(mixed('#ffffff', '#000000', 0)).toBe('#ffffff');
    expect(mixed('#ffffff', '#000000', 1)).toBe('#000000');
  });

  it('takes an opacity', () => {
    expect(withAlpha('#102030', 0.5)).toBe('#10203080');
  });
});
