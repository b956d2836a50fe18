/** A run of colours: `glow` lies like light on a ball, `fall` runs down, `across` runs sideways, `slant` from the top left. */
export interface Gradient {
  readonly kind: 'glow' | 'fall' | 'across' | 'slant' | 'centre';
  /** Colours, evenly spaced, or each with its place between 0 and 1. */
  readonly stops: readonly (string | readonly [at: number, color: string])[];
}

export type Paint = string | Gradient;

/** Light, middle and dark of one material. */
export type Tone = readonly [light: string, middle: string, dark: string];

/** One painted path. */
export interface Layer {
  readonly d: string;
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly width?: number;
  readonly opacity?: number;
  /** Left out of small pictures, where it would only be noise. */
  readonly fine?: boolean;
}

/** Where one copy of a piece lies: degrees of turn, factor of size, mirrored or not. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
}

/** One piece (or a whole smaller drawing) painted once and laid in many places. */
export interface Stamp {
  readonly stamp: readonly Mark[];
  readonly at: readonly Place[];
}

export type Mark = Layer | Stamp;

type Stops = Gradient['stops'];
export const glow = (...stops: Stops): Gradient => ({ kind: 'glow', stops });
export const fall = (...stops: Stops): Gradient => ({ kind: 'fall', stops });
export const across = (...stops: Stops): Gradient => ({ kind: 'across', stops });
export const slant = (...stops: Stops): Gradient => ({ kind: 'slant', stops });
export const centre = (...stops: Stops): Gradient => ({ kind: 'centre', stops });

/** A filled path. */
export const fill = (d: string, paint: Paint, opacity = 1): Layer => ({ d, fill: paint, opacity });

/** A drawn line with round ends. */
export const line = (d: string, paint: Paint, width: number, opacity = 1): Layer => ({
  d,
  stroke: paint,
  width,
  opacity,
});

/** A body lit from the top left with a darker edge. */
export const solid = (d: string, [light, middle, dark]: Tone, edge = 0.7): Layer => ({
  d,
  fill: glow(light, middle, dark),
  stroke: dark,
  width: edge,
});

/** A rope-like body: dark edge, lit middle and a thin shine, all along one line. */
export function rope(d: string, [light, middle, dark]: Tone, width: number): Layer[] {
  return [line(d, dark, width), line(d, middle, width * 0.74), line(d, light, width * 0.3, 0.8)];
}

/** The same layer, only for large pictures. */
export const fine = (layer: Layer): Layer => ({ ...layer, fine: true });
