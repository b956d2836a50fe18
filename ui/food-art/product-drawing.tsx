import { memo, useId } from 'react';
import type { ReactElement } from 'react';
import { Painting, roundLines } from './painting.tsx';
import { tints } from './products/product-palette.ts';
import type { ProductArtProps } from './product-art-props.ts';
import { products } from './products.ts';

/** The drawing behind `ProductArt`, in the part of the bundle that is loaded when first needed. */
const ProductDrawing = memo(function ProductDrawing(props: ProductArtProps): ReactElement {
  const { look, tint, size = '100%', title, detail = 'card' } = props;
  const id = useId();
  const product = products[look];
  const tone = tints[tint ?? product.tint ?? 'red'];
  return (
    <svg
      viewBox="-100 -100 200 200"
      width={size}
      height={size}
      {...roundLines}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <Painting id={id} marks={product.draw(tone)} detail={detail} />
    </svg>
  );
});

export default ProductDrawing;
