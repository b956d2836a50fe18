import { type SettledAmounts, settlementOf } from '../../../client/payments/settlement.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';

interface SettlementLine {
  readonly key: string;
  readonly label: string;
  readonly amount: string;
  /** What the customer looks for: the last sum. */
  readonly isLast: boolean;
}

/** The end of a bill in words: the total, what paid how much of it, and what is left to pay [SHP-01]. */
export const useSettlementLines = (amounts: SettledAmounts): readonly SettlementLine[] => {
  const { t } = useWords();
  const { market } = useEnvironment();
  const money = useMoney();
  const labelOf = (type: string): string | undefined => {
    const offers = market.extensions.all('payment-provider').flatMap(({ types }) => types);
    const label = offers.find((offer) => offer.type === type)?.label;
    return label === undefined ? undefined : t(label);
  };
  const { total, paid, toPay, toPayBy } = settlementOf(amounts);
  const way = toPayBy === undefined ? undefined : labelOf(toPayBy);
  const lines = [
    { key: 'total', label: t('payments.settlement.total'), amount: total },
    ...paid.map((part) => {
      const name = part.way === 'type' ? labelOf(part.type) : undefined;
      const key = part.way === 'type' && name === undefined ? 'other' : part.way;
      return { key, label: t(`payments.settlement.${key}`, { way: name }), amount: part.amount };
    }),
    ...(paid.length > 0 || way !== undefined
      ? [
          {
            key: 'toPay',
            label: t(
              way === undefined ? 'payments.settlement.toPay' : 'payments.settlement.toPayBy',
              { way },
            ),
            amount: toPay,
          },
        ]
      : []),
  ];
  return lines.map((line, index) => ({
    ...line,
    amount: money(line.amount),
    isLast: index === lines.length - 1,
  }));
};
