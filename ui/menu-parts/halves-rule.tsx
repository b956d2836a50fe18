import { Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import type { MenuFacts } from './use-menu-facts.ts';

interface HalvesRuleProps {
  readonly facts: MenuFacts;
  /** A deal charges what is extra, and no base. */
  readonly isExtraOnly: boolean;
}

/** What a half-and-half costs and shares, in words: base, supplement, toppings [MNU-58, MNU-61, SHP-21]. */
export function HalvesRule({ facts, isExtraOnly }: HalvesRuleProps) {
  const { t } = useWords();
  const { halfAndHalfSupplement, halfToppings } = facts.rules;
  const lines = [
    t('menu.halves.hint'),
    t(isExtraOnly ? 'menu.halves.priceInDeal' : 'menu.halves.price'),
    ...(halfAndHalfSupplement > 0
      ? [t('menu.halves.supplement', { price: facts.money(halfAndHalfSupplement) })]
      : []),
    ...(halfToppings === 'none' ? [] : [t(`menu.halves.toppingRule.${halfToppings}`)]),
  ];
  return (
    <Stack gap={1}>
      {lines.map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
