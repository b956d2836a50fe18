import { memo, useId } from 'react';
import type { ReactElement } from 'react';
import { DishFrame } from './dish-frame.tsx';
import { Painting } from './painting.tsx';
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
    <DishFrame size={size} title={title}>
      <Painting id={id} marks={product.draw(tone)} detail={detail} />
    </DishFrame>
  );
});

export default ProductDrawing;
