import type { CSSObject, Theme } from '@emotion/react';
import { toMinor } from '../../../core/money/money.ts';
import type { Discount } from '../../../schemas/types/catalogue/discount.ts';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';

const look = (theme: Theme): CSSObject => ({
  ...theme.textStyle.hero,
  ...theme.featureArea,
  display: 'grid',
  placeItems: 'center',
  minHeight: theme.space(40),
  padding: theme.space(3),
  textAlign: 'center',
  borderRadius: theme.radius.card,
});

/** What a discount is worth, large. Decoration: its title says the same. */
export const DiscountPicture = ({ discount }: { readonly discount: Discount }) => {
  const { t } = useWords();
  const money = useMoney();
  const { amount, options } = discount;
  return (
    <div css={look} aria-hidden>
      {options.rule === 'percent'
        ? t('deals.discounts.percent', { value: amount })
        : money(-toMinor(amount))}
    </div>
  );
};
