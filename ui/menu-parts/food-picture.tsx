import type { CSSObject } from '@emotion/react';
import { memo } from 'react';
import { PizzaArt } from '../food-art/pizza-art.tsx';
import { ProductArt } from '../food-art/product-art.tsx';
import type { Drawing } from './drawing.ts';

interface FoodPictureProps {
  readonly drawing: Drawing;
  /** A photograph of the product, shown in place of the drawing. */
  readonly img?: string | undefined;
  /** A name for the picture; without one it is decoration. */
  readonly title?: string | undefined;
  /** `card` for small and many pictures. */
  readonly detail?: 'card' | 'full' | undefined;
}

const photo: CSSObject = { width: '100%', height: '100%', objectFit: 'cover' };

/** Picture of a product or of a choice: drawn, or the photograph where the catalogue has one. */
export const FoodPicture = memo(function FoodPicture({
  drawing,
  img,
  title,
  detail = 'card',
}: FoodPictureProps) {
  if (img !== undefined) return <img src={img} alt={title ?? ''} loading="lazy" css={photo} />;
  if (drawing.kind === 'product') {
    const { look, tint } = drawing;
    return <ProductArt look={look} tint={tint} title={title} detail={detail} />;
  }
  return <PizzaArt recipe={drawing.recipe} other={drawing.other} title={title} detail={detail} />;
});
