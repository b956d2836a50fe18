import { useMemo } from 'react';
import { type FormatMoney, moneyFormatter } from '../core/money/format-money.ts';
import { useEnvironment } from './use-environment.ts';
import { useWords } from './words/words-context.tsx';

/** The market's way to write money in the language of the page [CST-12]. */
export const useMoney = (): FormatMoney => {
  const { money } = useEnvironment().market.manifest;
  const { locale } = useWords();
  return useMemo(() => moneyFormatter(money, locale), [money, locale]);
};
