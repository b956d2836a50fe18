import type { ThemeFace } from '../../schemas/types/theme.ts';

/** What is known of a typeface without loading it. */
export interface FaceMetrics {
  readonly family: string;
  readonly generic: 'serif' | 'sans-serif';
  /** Width of running text in per cent of the first stand-in's, measured in a browser. */
  readonly sizeAdjust: number;
  /** Ascent and descent in per cent of the font size. */
  readonly ascent: number;
  readonly descent: number;
  /** Letter spacing of large headings, in em. */
  readonly tracking: number;
  /** Line height of large headings. */
  readonly tight: number;
}

/** Fonts of the device, of one width, that stand in while the file of a face loads. */
export interface StandIn {
  /** What follows the name of the face. */
  readonly name: string;
  readonly fonts: readonly string[];
  /** Width of running text in per cent of that of the first stand-in's. */
  readonly width: number;
}

/** Whichever of them the device has is used, the first before the second. */
export const standIns: Record<FaceMetrics['generic'], readonly StandIn[]> = {
  'sans-serif': [
    {
      name: 'stand-in',
      fonts: ['Arial', 'Helvetica Neue', 'Liberation Sans', 'Roboto'],
      width: 100,
    },
    { name: 'wide stand-in', fonts: ['NotoSans-Regular', 'OpenSans-Regular'], width: 104.6 },
  ],
  serif: [
    {
      name: 'stand-in',
      fonts: ['Times New Roman', 'Liberation Serif', 'Noto Serif'],
      width: 100,
    },
  ],
};

/** The typefaces that ship with the application. */
export const FACE_METRICS = {
  fraunces: {
    family: 'Fraunces Variable',
    generic: 'serif',
    sizeAdjust: 111.7,
    ascent: 98,
    descent: 26,
    tracking: -0.018,
    tight: 1.1,
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque Variable',
    generic: 'sans-serif',
    sizeAdjust: 102,
    ascent: 93,
    descent: 27,
    tracking: -0.025,
    tight: 1.06,
  },
  figtree: {
    family: 'Figtree Variable',
    generic: 'sans-serif',
    sizeAdjust: 100.6,
    ascent: 95,
    descent: 25,
    tracking: -0.015,
    tight: 1.1,
  },
  'baloo-2': {
    family: 'Baloo 2 Variable',
    generic: 'sans-serif',
    sizeAdjust: 93.4,
    ascent: 108,
    descent: 52,
    tracking: -0.01,
    tight: 1.08,
  },
  outfit: {
    family: 'Outfit Variable',
    generic: 'sans-serif',
    sizeAdjust: 93.5,
    ascent: 100,
    descent: 26,
    tracking: -0.015,
    tight: 1.1,
  },
  'nunito-sans': {
    family: 'Nunito Sans Variable',
    generic: 'sans-serif',
    sizeAdjust: 101.1,
    ascent: 101,
    descent: 35,
    tracking: -0.01,
    tight: 1.12,
  },
  'work-sans': {
    family: 'Work Sans Variable',
    generic: 'sans-serif',
    sizeAdjust: 111.8,
    ascent: 93,
    descent: 24,
    tracking: -0.02,
    tight: 1.1,
  },
  inter: {
    family: 'Inter Variable',
    generic: 'sans-serif',
    sizeAdjust: 107.1,
    ascent: 97,
    descent: 24,
    tracking: -0.022,
    tight: 1.12,
  },
} as const satisfies Record<ThemeFace, FaceMetrics>;

/** Name of a stand-in with the width and height of the face, so that nothing jumps when the file arrives. */
export const standInFamily = (id: ThemeFace, { name }: StandIn): string =>
  `${FACE_METRICS[id].family} ${name}`;

/** The `font-family` list of a face: itself, its measured stand-ins, the device's own. */
export function fontStack(id: ThemeFace): string {
  const { family, generic } = FACE_METRICS[id];
  const families = [family, ...standIns[generic].map((standIn) => standInFamily(id, standIn))];
  return [...families.map((name) => `"${name}"`), generic].join(', ');
}
