import { crustOf, outline, squared } from './crusts.ts';
import type { Crust, CrustLook } from './crusts.ts';
import { centre, fill, fine, line, slant } from './paint.ts';
import type { Layer, Tone } from './paint.ts';
import { ink, tones } from './palette.ts';
import { remembered } from './remembered.ts';
import { arc, disc, oval, randomFrom } from './shapes.ts';
import type { Point } from './shapes.ts';

/** Spots along the rim's crest. */
function alongRim(look: CrustLook, seed: string, count: number, size: number, spread = 1): string {
  const { inner, square } = crustOf(look);
  const random = randomFrom(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const degrees = ((i + random() * 0.8) / count) * 360;
    const angle = (degrees * Math.PI) / 180;
    const r = (inner + 94) / 2 + 1 + (random() - 0.5) * (92 - inner) * 0.5 * spread;
    const point: Point = [Math.cos(angle) * r, Math.sin(angle) * r];
    const [x, y] = square ? squared(point) : point;
    const half = size * (0.5 + random() * 0.8);
    path += oval(half * 0.55, half * (0.8 + random() * 0.6), x, y, degrees + random() * 24 - 12);
  }
  return path;
}

function beadLayers(crust: Crust, beads: number): Layer[] {
  const places = Array.from({ length: beads }, (_, i): Point => {
    const angle = (i / beads) * Math.PI * 2;
    return [Math.cos(angle) * 83, Math.sin(angle) * 83];
  });
  const every = (r: number, dx = 0, dy = 0): string =>
    places.map(([x, y]) => disc(r, x + dx, y + dy)).join('');
  const [light, middle, dark] = crust.tone;
  return [
    fill(every(11.6), dark),
    fill(every(10.6, -0.4, -0.6), middle),
    fill(every(8, -1.4, -1.8), light, 0.75),
    fill(every(5, -0.5, -0.5), tones.melt[2]),
    fill(every(4.3, -0.8, -0.9), tones.melt[0]),
    fine(fill(every(1.2, -2.2, -2.4), ink.white, 0.8)),
  ];
}

/** Slits along the crest of a stuffed rim, through which the filling has welled up. */
function fillingLayers(look: CrustLook, inner: number, [light, middle, dark]: Tone): Layer[] {
  const slits = (rx: number, ry: number): string =>
    Array.from({ length: 18 }, (_, i) => {
      const angle = (i / 18) * Math.PI * 2;
      const r = (inner + 95) / 2;
      return oval(rx, ry, Math.cos(angle) * r, Math.sin(angle) * r, i * 20);
    }).join('');
  return [
    fill(slits(4.4, 8.2), dark, 0.85),
    fill(slits(3.6, 7.4), middle),
    fill(slits(1.8, 5), light, 0.9),
    ...(look === 'stuffed-garlic'
      ? [fill(alongRim(look, 'parsley', 60, 1.5, 1.3), ink.herb, 0.85)]
      : []),
  ];
}

/** Pale bubbles, browned and burnt spots, and the light along the top left of the rim. */
function blisters(look: CrustLook, { inner, char, square }: Crust): Layer[] {
  const crest = (inner + 96) / 2;
  return [
    fine(fill(alongRim(look, 'bubble', 26, 4.4, 1.2), tones.flour[0], 0.36)),
    fill(alongRim(look, 'baked', char, 5.6), tones.toast[2], 0.26),
    fill(alongRim(look, 'baked', char, 3.1), ink.char, 0.4),
    fine(fill(alongRim(look, 'char', char * 2, 1.7, 1.7), ink.char, 0.42)),
    ...(square ? [] : [line(arc(crest, 172, 282), tones.flour[0], 3, 0.4)]),
  ];
}

/** The baked base with its shadow on the table, up to where the sauce begins. */
export const crustLayers = remembered((look: CrustLook): Layer[] => {
  const crust = crustOf(look);
  const [light, middle, dark] = crust.tone;
  const edge = outline(look, `${look} edge`, 94, 0.012, 30);
  const start = crust.inner / 97;
  const width = 1 - start;
  const baked = crust.square
    ? slant(light, middle, dark)
    : centre(
        [start - 0.04, dark],
        [start + width * 0.22, middle],
        [start + width * 0.5, light],
        [start + width * 0.74, middle],
        [1, dark],
      );
  return [
    crust.square
      ? line(edge, ink.ground, 4, 0.35)
      : fill(oval(97, 96, 2, 3.5), centre([0.9, ink.ground], [1, ink.groundClear])),
    ...(crust.beads ? beadLayers(crust, crust.beads) : [fill(edge, baked)]),
    ...(crust.beads ? [] : [line(edge, dark, 1.2, 0.8)]),
    ...(crust.filling && !crust.beads ? fillingLayers(look, crust.inner, crust.filling) : []),
    ...(crust.beads ? [] : blisters(look, crust)),
    ...(crust.beads
      ? []
      : [fill(edge, slant([0.1, ink.lightVeil], [0.5, ink.clear], [0.95, ink.darkVeil]))]),
  ];
});

/** Flour left on the rim: a last, large-picture-only dusting. */
export const flourLayers = remembered((look: CrustLook): Layer[] => [
  fine(fill(alongRim(look, 'flour', 70, 0.9, 1.6), tones.flour[0], 0.7)),
]);
