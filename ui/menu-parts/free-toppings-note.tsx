import type { PizzaRules } from '../../core/menu/pizza-rules.ts';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';

/** Says how many extra toppings are free, where some are [MNU-53, MNU-54]. */
export function FreeToppingsNote({ rules }: { readonly rules: PizzaRules }) {
  const { t } = useWords();
  const { freeToppings: count, maxSavingFreeToppings } = rules;
  if (count === 0) return null;
  return (
    <Text size="small" tone="success">
      {t(maxSavingFreeToppings ? 'menu.builder.freeToppingsBest' : 'menu.builder.freeToppings', {
        count,
      })}
    </Text>
  );
}
