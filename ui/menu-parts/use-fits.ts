import { useMemo } from 'react';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { startingChoice } from '../../client/menu/starting-choice.ts';
import { fittingChoice } from '../../client/menu/fitting-choice.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { useApp } from '../store-context.tsx';

type Parts = Pick<Catalogue, 'products' | 'options'>;

/** What the customer's wishes make of a product, at a size where the size is given [SHP-20]. */
export interface Fits {
  readonly fits: (product: Product, size?: string) => boolean;
  /** What a chooser opens with: what fits, else the product as it comes. */
  readonly start: (product: Product, size?: string) => Choice;
}

const nothing: Parts = {
  products: new Map(),
  options: { sizes: [], crusts: [], sauces: [], cheeses: [], toppings: [] },
};

/** Judges the products of a catalogue by the customer's wishes; for observers. */
export function useFits(catalogue: Parts = nothing): Fits {
  const wishes = useApp().wishes.now;
  return useMemo(() => {
    const known = new Map<string, Choice | undefined>();
    const fitting = (product: Product, size?: string): Choice | undefined => {
      const key = `${product.id} ${size ?? ''}`;
      if (!known.has(key)) known.set(key, fittingChoice(product, catalogue, wishes, size));
      return known.get(key);
    };
    return {
      fits: (product, size) => fitting(product, size) !== undefined,
      start: (product, size) => fitting(product, size) ?? startingChoice(product, catalogue, size),
    };
  }, [catalogue, wishes]);
}
