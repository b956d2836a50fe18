import { isHalfAndHalf } from '../../core/menu/listed-products.ts';
import { HalvesBuilder } from './halves-builder.tsx';
import { PizzaBuilder, type BuilderProps } from './pizza-builder.tsx';
import { SideOptions } from './side-options.tsx';
import { observer } from 'mobx-react-lite';
import { useMemo, useReducer } from 'react';
import { offerWithin } from '../../client/menu/offer-within.ts';
import { useApp } from '../store-context.tsx';
import type { Choice } from '../../core/menu/choice.ts';
import {
  type ChoiceChange,
  type ChoiceDraft,
  type ChoiceFacts,
  editChoice,
} from '../../client/menu/edit-choice.ts';

/**
 * What there is to choose about a product, by its type, as far as it fits what the customer eats; nothing for drinks,
 * desserts and dips [MNU-66, SHP-20].
 */
export const ProductOptions = observer(function ProductOptions(given: BuilderProps) {
  const { product, catalogue, draft } = given;
  const wishes = useApp().wishes.now;
  const offer = useMemo(
    () => offerWithin(draft.choice, { product, catalogue }, wishes),
    [draft.choice, product, catalogue, wishes],
  );
  const props = { ...given, ...offer };
  if (isHalfAndHalf(product)) return <HalvesBuilder {...props} />;
  return product.type === 'pizza' ? <PizzaBuilder {...props} /> : <SideOptions {...props} />;
});

/** A choice to be made, and the one way to change it; the way stays the same from render to render. */
export function useChoiceEdit(
  facts: ChoiceFacts,
  start: () => Choice,
): readonly [ChoiceDraft, (change: ChoiceChange) => void] {
  const reduce = (draft: ChoiceDraft, change: ChoiceChange): ChoiceDraft => ({
    ...editChoice(draft, change, facts),
    changes: draft.changes + 1,
  });
  return useReducer(reduce, undefined, () => ({ choice: start(), changes: 0 }));
}
