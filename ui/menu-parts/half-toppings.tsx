import { useCallback } from 'react';
import type { ChoiceChange, ChoiceDraft } from '../../client/menu/edit-choice.ts';
import { toppingOrder } from '../../client/menu/menu-variants.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { recipeOf } from '../../core/menu/default-choice.ts';
import { type HalfSide, halfSides, halvesOf } from '../../core/menu/halves.ts';
import { pizzaOption } from '../../core/menu/prices.ts';
import { Disclosure } from '../components/disclosure.tsx';
import { Text } from '../components/text.tsx';
import { useEnvironment } from '../use-environment.ts';
import { useWords } from '../words/words-context.tsx';
import { ToppingChoice } from './topping-choice.tsx';
import type { MenuFacts } from './use-menu-facts.ts';

interface HalfToppingsProps {
  readonly side: HalfSide;
  readonly catalogue: Catalogue;
  readonly facts: MenuFacts;
  readonly draft: ChoiceDraft;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onChange: (change: ChoiceChange) => void;
}

/** What lies on one half, and behind it every topping that it may have [SHP-21, SHP-22]. */
export function HalfToppings(props: HalfToppingsProps) {
  const { side, catalogue, facts, draft, isOpen, onToggle, onChange } = props;
  const { t, locale } = useWords();
  const { experiments } = useEnvironment();
  const change = useCallback(
    (one: ChoiceChange) => onChange(one.part === 'topping' ? { ...one, side } : one),
    [onChange, side],
  );
  const half = halvesOf(draft.choice)[halfSides.indexOf(side)];
  const pizza = half && catalogue.products.get(half.productId);
  const toppings = pizza ? (recipeOf(half, pizza)?.toppings ?? []) : [];
  const titles = toppings.map((id) => pizzaOption(catalogue.options, 'toppings', id)?.title ?? '');
  if (!pizza) return null;
  return (
    <Disclosure
      open={isOpen}
      onToggle={onToggle}
      summary={
        <>
          {t(`menu.halves.change.${side}`)}
          <Text size="small" tone="muted">
            {new Intl.ListFormat(locale, { type: 'unit' }).format(titles)}
          </Text>
        </>
      }
    >
      {isOpen ? (
        <ToppingChoice
          product={pizza}
          draft={{ ...draft, choice: half }}
          order={toppingOrder(experiments)}
          size={draft.choice.size ?? ''}
          half={side}
          onChange={change}
          {...{ catalogue, facts }}
        />
      ) : null}
    </Disclosure>
  );
}
