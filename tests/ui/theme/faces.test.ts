import { describe, expect, it } from 'vitest';
import { fontFaceRules } from '../../../ui/theme/faces.ts';
import { fontStack } from '../../../ui/theme/face-metrics.ts';

describe('the font rules of a page', () => {
  it('hold only the faces of its theme, each in Latin, extended Latin and its stand-ins', () => {
    const rules = fontFaceRules(['figtree', 'baloo-2']);
    expect(rules.match(/@font-face/g)).toHaveLength(8);
    expect(rules).not.toContain('Fraunces');
  });

  it('name a face once when it is used for headings and text', () => {
    expect(fontFaceRules(['inter', 'inter']).match(/@font-face/g)).toHaveLength(4);
  });

  it('show text at once and load fonts from this application alone', () => {
    const rules = fontFaceRules(['outfit']);
    expect(rules.match(/font-display:swap/g)).toHaveLength(2);
    expect(rules).toContain('.woff2');
    expect(rules).not.toMatch(/url\(["']?(https?:)?\/\//);
  });

  it('stand in with whichever font the device has, a hair wider, until the file is there', () => {
    const rules = fontFaceRules(['outfit']);
    expect(rules).toMatch(/local\("Arial"\)[^}]*size-adjust:96\.3%/);
    expect(rules).toMatch(/local\("NotoSans-Regular"\)[^}]*size-adjust:92\.1%/);
    expect(fontStack('outfit')).toBe(
      '"Outfit Variable", "Outfit Variable stand-in", "Outfit Variable wide stand-in", sans-serif',
    );
    expect(fontStack('fraunces')).toBe('"Fraunces Variable", "Fraunces Variable stand-in", serif');
  });
});
