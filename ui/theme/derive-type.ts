import { FACE_METRICS, fontStack } from './face-metrics.ts';
import type { FaceMetrics } from './face-metrics.ts';
import type { Theme as ThemeFile } from '../../schemas/types/theme.ts';

/** Growth of one heading size over the next, on a narrow phone and on a wide screen. */
const GROWTH = {
  quiet: { phone: 1.15, wide: 1.24 },
  friendly: { phone: 1.16, wide: 1.25 },
  bold: { phone: 1.17, wide: 1.29 },
} as const;

const NARROW_REM = 22.5;
const WIDE_REM = 80;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A length that grows evenly from `phone` rem on a 360 px screen to `wide` rem on a 1280 px one. */
export function fluid(phone: number, wide: number): string {
  if (phone === wide) return `${rounded(phone)}rem`;
  const slope = (wide - phone) / (WIDE_REM - NARROW_REM);
  const start = phone - slope * NARROW_REM;
  return `clamp(${rounded(phone)}rem, ${rounded(start)}rem + ${rounded(slope * 100)}vw, ${rounded(wide)}rem)`;
}

/** Typefaces, sizes and ready-made text styles of a market. */
export function deriveType({ type, tone }: ThemeFile) {
  const face: FaceMetrics = FACE_METRICS[type.display];
  const growth = GROWTH[tone];
  const step = (power: number): string => fluid(growth.phone ** power, growth.wide ** power);
  const size = {
    tiny: '0.8125rem',
    small: '0.9375rem',
    body: '1rem',
    large: fluid(1.0625, 1.125),
    heading: step(1.5),
    section: step(2.6),
    title: step(3.9),
    /** The largest words of a page fit a phone narrower than others. */
    hero: `min(${step(5.6)}, 10.4vw)`,
  };
  const weight = { regular: 400, medium: 550, strong: 680, display: type.displayWeight };
  const display = {
    fontFamily: fontStack(type.display),
    fontWeight: weight.display,
    letterSpacing: `${face.tracking}em`,
    lineHeight: face.tight,
    textWrap: 'balance',
  } as const;
  const text = { fontFamily: fontStack(type.text), lineHeight: 1.5 } as const;
  return {
    font: {
      display: fontStack(type.display),
      text: fontStack(type.text),
      /** For texts that a program reads too; the device's own. */
      code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      size,
      weight,
      leading: { tight: face.tight, snug: 1.3, body: 1.5 },
    },
    /** Spread one of these into a style; they hold everything about the letters but their colour. */
    textStyle: {
      hero: { ...display, fontSize: size.hero },
      title: { ...display, fontSize: size.title },
      section: { ...display, fontSize: size.section, lineHeight: face.tight + 0.06 },
      heading: { ...display, fontSize: size.heading, lineHeight: 1.22, letterSpacing: 0 },
      large: { ...text, fontSize: size.large },
      body: { ...text, fontSize: size.body },
      small: { ...text, fontSize: size.small, lineHeight: 1.45 },
      tiny: { ...text, fontSize: size.tiny, lineHeight: 1.4 },
      label: { ...text, fontSize: size.small, fontWeight: weight.strong, lineHeight: 1.35 },
      price: {
        ...text,
        fontWeight: weight.strong,
        fontVariantNumeric: 'tabular-nums',
        lineHeight: 1.25,
      },
    },
  };
}
