import type { CSSObject, Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import type { ReorderLine } from '../../client/orders/reorder-lines.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { describeChoice } from './describe-choice.ts';
import { useMoney } from '../use-money.ts';
import { useWords } from '../words/words-context.tsx';

const row = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(3),
  alignItems: 'baseline',
  justifyContent: 'flex-end',
});

/** What it is: as much of it as fits into a line, or all of it. */
const what =
  (isWhole: boolean) =>
  (theme: Theme): CSSObject => ({
    flex: `1 1 ${theme.space(26)}`,
    minWidth: 0,
    '& > strong': { fontWeight: theme.font.weight.strong },
    '& > span': { ...theme.textStyle.tiny, color: theme.muted },
    ...(isWhole
      ? { overflowWrap: 'break-word' }
      : { overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }),
  });

const amount = (theme: Theme): CSSObject => ({
  flex: 'none',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { ...theme.textStyle.tiny, color: theme.muted },
});

const missing = (theme: Theme): CSSObject => ({
  ...amount(theme),
  color: theme.colour.danger.text,
  flex: 'initial',
});

/** What a line is called: today's words, or those of then for what is not sold any more. */
const wordsOf = (
  { deal, item, named }: ReorderLine,
  catalogue: Catalogue,
  t: TFunction,
): { readonly title: string; readonly details: readonly string[] } => {
  const fallback = { title: named?.title ?? '', details: named?.details ?? [] };
  if (item) {
    if (!catalogue.products.has(item.choice.productId)) return fallback;
    const { title, lines } = describeChoice(item.choice, catalogue, t);
    return { title, details: lines };
  }
  const title = deal && catalogue.deals.get(deal.dealId)?.title;
  if (!deal || title === undefined) return fallback;
  const chosen = Object.values(deal.choices).flat();
  return {
    title,
    details: chosen.map(({ productId }) => catalogue.products.get(productId)?.title ?? ''),
  };
};

interface ReorderRowProps {
  readonly line: ReorderLine;
  readonly catalogue: Catalogue;
  /** With all that was chosen; else what fits into a line. */
  readonly isWhole: boolean;
}

/** A line of an earlier order: what, how many, what it costs today, and what has changed since [SHP-15]. */
export const ReorderRow = ({ line, catalogue, isWhole }: ReorderRowProps) => {
  const { t } = useWords();
  const money = useMoney();
  const { count, price, before, problem } = line;
  const { title, details } = wordsOf(line, catalogue, t);
  return (
    <li css={row}>
      <div css={what(isWhole)}>
        <strong>{count > 1 ? t('loyalty.reorder.count', { count, title }) : title}</strong>{' '}
        <span>{details.filter(Boolean).join(' · ')}</span>
      </div>
      {problem || price === undefined ? (
        <span css={missing}>{t(`loyalty.reorder.problem.${problem ?? 'gone'}`)}</span>
      ) : (
        <span css={amount}>
          {money(price)}
          {before === undefined ? null : (
            <>
              {' '}
              <span>{t('loyalty.reorder.before', { price: money(before) })}</span>
            </>
          )}
        </span>
      )}
    </li>
  );
};
