import { memo } from 'react';
import { PizzaArt } from '../food-art/pizza-art.tsx';
import { ProductArt } from '../food-art/product-art.tsx';
import { useNear } from '../platform/use-near.ts';
import type { Drawing } from './drawing.ts';
import { Photo } from './photo.tsx';

interface FoodPictureProps {
  readonly drawing: Drawing;
  /** A photograph of the product, shown in place of the drawing. */
  readonly img?: string | undefined;
  /** A name for the picture; without one it is decoration. */
  readonly title?: string | undefined;
  /** `card` for small and many pictures. */
  readonly detail?: 'card' | 'full' | undefined;
}

/** A drawing is made again with every choice that is looked at; what it shows tells whether it has to be drawn again. */
function isSamePicture(before: FoodPictureProps, after: FoodPictureProps): boolean {
  const { drawing, img, title, detail } = before;
  if (img !== after.img || title !== after.title || detail !== after.detail) return false;
  return drawing === after.drawing || JSON.stringify(drawing) === JSON.stringify(after.drawing);
}

/** Keeps the place of a drawing. */
const blank = { viewBox: '-100 -100 200 200', width: '100%', height: '100%' } as const;

/**
 * Picture of a product or of a choice: drawn, or the photograph where the catalogue has one. A drawing on a card is
 * made of hundreds of shapes, so it comes when it is near to what is on screen.
 */
export const FoodPicture = memo(function FoodPicture(props: FoodPictureProps) {
  const { img, title, detail = 'card' } = props;
  const drawn =
    detail === 'card' && title === undefined ? (
      <NearDrawing {...props} />
    ) : (
      <DrawnFood {...props} />
    );
  if (img === undefined) return drawn;
  return (
    <Photo img={img} title={title}>
      {drawn}
    </Photo>
  );
}, isSamePicture);

function NearDrawing(props: FoodPictureProps) {
  const { ref, isNear } = useNear<SVGSVGElement>();
  return isNear ? <DrawnFood {...props} /> : <svg ref={ref} {...blank} aria-hidden />;
}

function DrawnFood({ drawing, title, detail = 'card' }: FoodPictureProps) {
  if (drawing.kind === 'product') {
    const { look, tint } = drawing;
    return <ProductArt look={look} tint={tint} title={title} detail={detail} />;
  }
  return <PizzaArt recipe={drawing.recipe} other={drawing.other} title={title} detail={detail} />;
}
