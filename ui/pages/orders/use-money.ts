import { useMemo } from 'react';
import { type FormatMoney, moneyFormatter } from '../../../core/money/format-money.ts';
import { useEnvironment } from '../../use-environment.ts';

/** The market's way to write money. */
export const useMoney = (): FormatMoney => {
  const { money } = useEnvironment().market.manifest;
  return useMemo(() => moneyFormatter(money), [money]);
};
