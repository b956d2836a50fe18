import { describe, expect, it } from 'vitest';
import { fontFaceRules } from '../../../ui/theme/faces.ts';
import { fontStack } from '../../../ui/theme/face-metrics.ts';

describe('the font rules of a page', () => {
  it('hold only the faces of its theme, each in Latin, extended Latin and a stand-in', () => {
    const rules = fontFaceRules(['figtree', 'baloo-2']);
    expect(rules.match(/@font-face/g)).toHaveLength(6);
    expect(rules).not.toContain('Fraunces');
  });

  it('name a face once when it is used for headings and text', () => {
    expect(fontFaceRules(['inter', 'inter']).match(/@font-face/g)).toHaveLength(3);
  });

  it('show text at once and load fonts from this application alone', () => {
    const rules = fontFaceRules(['outfit']);
    expect(rules.match(/font-display:swap/g)).toHaveLength(2);
    expect(rules).toContain('.woff2');
    expect(rules).not.toMatch(/url\(["']?(https?:)?\/\//);
  });

  it('stand in with a font that is a hair wider until the file is there', () => {
    expect(fontFaceRules(['outfit'])).toContain('size-adjust:94.4%');
    expect(fontStack('outfit')).toBe('"Outfit Variable", "Outfit Variable stand-in", sans-serif');
  });
});
