import { css, keyframes } from '@emotion/react';
import { memo } from 'react';
import type { ReactElement } from 'react';
import type { CrustLook } from './crusts.ts';
import { roomOf } from './crusts.ts';
import { fill } from './paint.ts';
import type { Mark } from './paint.ts';
import { Painting } from './painting.tsx';
import { ink } from './palette.ts';
import type { DrawnTopping, Side } from './pizza-recipe.ts';
import { placePieces, shadowOf } from './placement.ts';
import { toppings } from './toppings.ts';
import type { ToppingLook } from './toppings.ts';

/** How much a picture shows: `card` has fewer, larger things. */
export type Detail = 'card' | 'full';

const settle = keyframes`
  from { opacity: 0; transform: scale(1.14); }
`;
const settling = css`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${settle} 320ms cubic-bezier(0.2, 0.9, 0.3, 1.2) backwards;
  }
`;

function toppingMarks(props: ToppingProps): Mark[] {
  const { look, crust, count, side, detail } = props;
  const density = detail === 'card' ? 0.76 : 1;
  const pieces = placePieces(look, count, roomOf(crust), side, density);
  const shadow = shadowOf(look, pieces);
  const cuts = detail === 'card' ? toppings[look].pieces.slice(0, 1) : toppings[look].pieces;
  const stamps = cuts.map((stamp, cut) => ({
    stamp,
    at: pieces.filter((_, i) => i % cuts.length === cut),
  }));
  return [
    ...(shadow === '' ? [] : [fill(shadow, ink.shade, 0.3)]),
    ...stamps.filter(({ at }) => at.length > 0),
  ];
}

export interface ToppingProps {
  readonly id: string;
  readonly crust: CrustLook;
  readonly look: ToppingLook;
  readonly count: number;
  readonly side: Side;
  readonly detail: Detail;
  readonly arrives: boolean;
}

/** One topping, where its pieces lie. */
export const ToppingArt = memo(function ToppingArt(props: ToppingProps): ReactElement {
  const { id, look, detail, arrives } = props;
  return (
    <g data-topping={look} {...(arrives && { css: settling })}>
      <Painting id={id} marks={toppingMarks(props)} detail={detail} />
    </g>
  );
});

/** Each look once, with all its portions, those that lie flat first. */
export function fromBottomUp(list: readonly DrawnTopping[]): Required<DrawnTopping>[] {
  const portions = new Map<ToppingLook, number>();
  for (const { look, count = 1 } of list) portions.set(look, (portions.get(look) ?? 0) + count);
  return [...portions]
    .map(([look, count]) => ({ look, count }))
    .toSorted((a, b) => toppings[a.look].height - toppings[b.look].height);
}
