import { isHalfAndHalf } from '../../core/menu/listed-products.ts';
import { HalvesBuilder } from './halves-builder.tsx';
import { PizzaBuilder } from './pizza-builder.tsx';
import type { BuilderProps } from './pizza-builder.tsx';
import { SideOptions } from './side-options.tsx';

/** What there is to choose about a product, by its type; nothing for drinks, desserts and dips [MNU-66]. */
export function ProductOptions(props: BuilderProps) {
  const { product } = props;
  if (isHalfAndHalf(product)) return <HalvesBuilder {...props} />;
  return product.type === 'pizza' ? <PizzaBuilder {...props} /> : <SideOptions {...props} />;
}
