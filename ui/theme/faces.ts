import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import frauncesExtended from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import bricolageGrotesqueLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import bricolageGrotesqueExtended from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import figtreeExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import baloo2Latin from '@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2?url';
import baloo2Extended from '@fontsource-variable/baloo-2/files/baloo-2-latin-ext-wght-normal.woff2?url';
import outfitLatin from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import outfitExtended from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url';
import nunitoSansLatin from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import nunitoSansExtended from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2?url';
import workSansLatin from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';
import workSansExtended from '@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2?url';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import interExtended from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import type { ThemeFace } from '../../schemas/types/theme.ts';
import { FACE_METRICS, type StandIn, standInFamily, standIns } from './face-metrics.ts';

/** Addresses of the two files of a face; the browser fetches the second only for the letters it holds. */
interface FaceFiles {
  readonly latin: string;
  readonly extended: string;
}

const FILES: Record<ThemeFace, FaceFiles> = {
  fraunces: { latin: frauncesLatin, extended: frauncesExtended },
  'bricolage-grotesque': { latin: bricolageGrotesqueLatin, extended: bricolageGrotesqueExtended },
  figtree: { latin: figtreeLatin, extended: figtreeExtended },
  'baloo-2': { latin: baloo2Latin, extended: baloo2Extended },
  outfit: { latin: outfitLatin, extended: outfitExtended },
  'nunito-sans': { latin: nunitoSansLatin, extended: nunitoSansExtended },
  'work-sans': { latin: workSansLatin, extended: workSansExtended },
  inter: { latin: interLatin, extended: interExtended },
};

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const face = (family: string, url: string, range: string): string =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:100 900;src:url(${url}) format("woff2");unicode-range:${range}}`;

/** How much wider than the measured average a stand-in is: texts then do not grow when their typeface comes. */
const standInRoom = 1.03;

const standInRule = (id: ThemeFace, standIn: StandIn): string => {
  const { sizeAdjust, ascent, descent } = FACE_METRICS[id];
  const width = ((sizeAdjust * 100) / standIn.width) * standInRoom;
  const scaled = (value: number): string => `${((value / width) * 100).toFixed(1)}%`;
  const sources = standIn.fonts.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${standInFamily(id, standIn)}";src:${sources};size-adjust:${width.toFixed(1)}%;ascent-override:${scaled(ascent)};descent-override:${scaled(descent)};line-gap-override:0%}`;
};

/** The `@font-face` rules of the given faces: Latin and extended Latin, and stand-ins of the same width. */
export function fontFaceRules(ids: readonly ThemeFace[]): string {
  return [...new Set(ids)]
    .map((id) => {
      const { family, generic } = FACE_METRICS[id];
      const { latin, extended } = FILES[id];
      const files = face(family, latin, LATIN) + face(family, extended, EXTENDED);
      return files + standIns[generic].map((standIn) => standInRule(id, standIn)).join('');
    })
    .join('');
}
