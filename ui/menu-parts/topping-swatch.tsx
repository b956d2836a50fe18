import type { CSSObject, Theme } from '@emotion/react';
import { memo, useId } from 'react';
import { Painting, roundLines } from '../food-art/painting.tsx';
import { toppings } from '../food-art/toppings.ts';
import type { ToppingLook } from '../food-art/toppings.ts';

interface ToppingSwatchProps {
  readonly look: ToppingLook;
  readonly size?: 'small' | 'medium' | undefined;
}

const frame =
  (size: 'small' | 'medium') =>
  (theme: Theme): CSSObject => {
    const edge = theme.space(size === 'small' ? 6 : 10);
    return { width: edge, height: edge, flex: 'none' };
  };

/** Room round a piece, as a share of its reach. */
const margin = 1.15;

/** One piece of a topping, for the eye to find it by. */
export const ToppingSwatch = memo(function ToppingSwatch({
  look,
  size = 'medium',
}: ToppingSwatchProps) {
  const id = useId();
  const { pieces, reach, whole } = toppings[look];
  const edge = whole ? 100 : reach * margin;
  const [piece = []] = pieces;
  return (
    <svg
      viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
      aria-hidden
      css={frame(size)}
      {...roundLines}
    >
      <Painting id={id} marks={piece} detail="card" />
    </svg>
  );
});
