import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { DrawnFrom } from '../../menu-parts/drawing.ts';
import { HiddenByWishes, NothingFits } from '../../menu-parts/hidden-by-wishes.tsx';
import { useFits } from '../../menu-parts/use-fits.ts';

interface FittingProductsProps {
  readonly products: readonly Product[];
  readonly catalogue: DrawnFrom;
  readonly children: (fitting: readonly Product[]) => ReactNode;
}

/** Of the products of a list those that fit what the customer eats, and how many are left out [MNU-71, SHP-20]. */
const FittingProducts = observer(function FittingProducts(props: FittingProductsProps) {
  const { products, catalogue, children } = props;
  const { fits } = useFits(catalogue);
  const fitting = products.filter((product) => fits(product));
  if (fitting.length === 0) return <NothingFits />;
  return (
    <>
      {children(fitting)}
      <HiddenByWishes count={products.length - fitting.length} />
    </>
  );
});

export default FittingProducts;
