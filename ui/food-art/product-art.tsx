import { Suspense, lazy } from 'react';
import type { ReactElement } from 'react';
import type { ProductArtProps } from './product-art-props.ts';

const ProductDrawing = lazy(() => import('./product-drawing.tsx'));

/** A side, dish, dessert, drink or pack, drawn. Holds its place empty until the drawings have come. */
export function ProductArt(props: ProductArtProps): ReactElement {
  const { size = '100%' } = props;
  return (
    <Suspense fallback={<svg viewBox="-100 -100 200 200" width={size} height={size} aria-hidden />}>
      <ProductDrawing {...props} />
    </Suspense>
  );
}
