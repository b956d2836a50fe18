import { useMemo } from 'react';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { type PizzaRules, pizzaRules } from '../../core/menu/pizza-rules.ts';
import type { FormatMoney } from '../../core/money/format-money.ts';
import { useEnvironment } from '../use-environment.ts';
import { useMoney } from '../use-money.ts';

/** What parts of the menu decide and write by; the same as long as the page keeps its language. */
export interface MenuFacts {
  readonly manifest: Manifest;
  readonly rules: PizzaRules;
  /** Writes minor units as the market does. */
  readonly money: FormatMoney;
}

/** The market's rules for pizzas and its way to write money. */
export function useMenuFacts(): MenuFacts {
  const { manifest } = useEnvironment().market;
  const money = useMoney();
  return useMemo(() => ({ manifest, rules: pizzaRules(manifest), money }), [manifest, money]);
}
