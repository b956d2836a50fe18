import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Icon } from '../../components/icon.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';

/** Always in the page, so that what appears in it is read out. */
const look = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  display: 'flex',
  gap: theme.space(2),
  color: theme.colour.warning.text,
  '&:empty': { display: 'contents' },
  '& > svg': { flex: 'none', marginTop: theme.space(0.5) },
});

/** Why nobody can go on with a basket that costs less than nothing, and what to do about it [BSK-58, CHK-102]. */
export const OverDiscountNote = observer(function OverDiscountNote() {
  const { t } = useWords();
  const { basket } = useApp();
  const money = useMoney();
  return (
    <div role="status" css={look}>
      {basket.overDiscount > 0 ? (
        <>
          <Icon name="warning" />
          <p>{t('basket.overDiscount', { amount: money(basket.overDiscount) })}</p>
        </>
      ) : null}
    </div>
  );
});
