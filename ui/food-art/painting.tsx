import type { ReactElement, ReactNode } from 'react';
import type { Gradient, Layer, Mark, Paint, Place } from './paint.ts';

const DIRECTIONS = {
  fall: { x1: 0.35, y1: 0, x2: 0.5, y2: 1 },
  across: { x1: 0, y1: 0, x2: 1, y2: 0 },
  slant: { x1: 0.1, y1: 0.05, x2: 0.9, y2: 0.95 },
} as const;

function GradientDefinition({ id, gradient }: { id: string; gradient: Gradient }): ReactElement {
  const { kind, stops } = gradient;
  const children = stops.map((stop, i) => {
    const [at, color] = typeof stop === 'string' ? [i / (stops.length - 1), stop] : stop;
    return <stop key={at} offset={at} stopColor={color} />;
  });
  if (kind === 'glow') {
    return (
      <radialGradient id={id} cx={0.42} cy={0.4} r={0.66} fx={0.32} fy={0.26}>
        {children}
      </radialGradient>
    );
  }
  if (kind === 'centre') return <radialGradient id={id}>{children}</radialGradient>;
  return (
    <linearGradient id={id} {...DIRECTIONS[kind]}>
      {children}
    </linearGradient>
  );
}

function transformOf({ x, y, turn = 0, scale = 1, flip = false }: Place): string {
  return `translate(${x} ${y})rotate(${turn})scale(${flip ? -scale : scale} ${scale})`;
}

/** Gives every different gradient of a drawing one id that no other drawing on the page has. */
class Palette {
  readonly #id: string;
  readonly #known = new Map<string, [id: string, gradient: Gradient]>();

  constructor(id: string) {
    this.#id = id;
  }

  use(paint: Paint | undefined): string {
    if (paint === undefined) return 'none';
    if (typeof paint === 'string') return paint;
    const key = paint.kind + paint.stops.join();
    let known = this.#known.get(key);
    if (!known) {
      known = [`${this.#id}g${this.#known.size}`, paint];
      this.#known.set(key, known);
    }
    return `url(#${known[0]})`;
  }

  definitions(): ReactElement[] {
    return [...this.#known.values()].map(([id, gradient]) => (
      <GradientDefinition key={id} id={id} gradient={gradient} />
    ));
  }
}

function paintLayer(layer: Layer, key: number, palette: Palette): ReactElement {
  const { d, fill, stroke, width, opacity } = layer;
  return (
    <path
      key={key}
      d={d}
      fill={palette.use(fill)}
      {...(stroke !== undefined && { stroke: palette.use(stroke), strokeWidth: width })}
      {...(opacity !== undefined && opacity < 1 && { opacity })}
    />
  );
}

/** Attributes of the picture that holds paintings: drawn lines end and turn round. */
export const roundLines = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

interface PaintingProps {
  /** Unique on the page; the ids of gradients and pieces start with it. */
  readonly id: string;
  readonly marks: readonly Mark[];
  /** `card` leaves out fine layers. */
  readonly detail?: 'card' | 'full';
}

/** Paints marks in order, with the gradients and pieces they need; line ends are set by the
 * picture round it (`roundLines`). */
export function Painting({ id, marks, detail = 'full' }: PaintingProps): ReactElement {
  const palette = new Palette(id);
  const pieces: ReactElement[] = [];
  const paint = (mark: Mark, key: number): ReactNode => {
    if (!('stamp' in mark)) {
      return detail === 'card' && mark.fine === true ? null : paintLayer(mark, key, palette);
    }
    const painted = mark.stamp.map(paint);
    const pieceId = `${id}p${pieces.length}`;
    pieces.push(
      <g key={pieceId} id={pieceId}>
        {painted}
      </g>,
    );
    return mark.at.map((place, i) => (
      <use key={`${key}-${i}`} href={`#${pieceId}`} transform={transformOf(place)} />
    ));
  };
  const painted = marks.map(paint);
  return (
    <>
      <defs>
        {palette.definitions()}
        {pieces}
      </defs>
      {painted}
    </>
  );
}
