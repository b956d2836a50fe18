import { observer } from 'mobx-react-lite';
import { moneyFormatter } from '../../../core/money/format-money.ts';
import { Notice } from '../../components/notice.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** Why nobody can go on with a basket that costs less than nothing, and what to do about it [BSK-58, CHK-102]. */
export const OverDiscountNote = observer(function OverDiscountNote() {
  const { t } = useWords();
  const { basket } = useApp();
  const money = moneyFormatter(useEnvironment().market.manifest.money);
  if (basket.overDiscount === 0) return null;
  return (
    <Notice tone="warning" announce>
      {t('basket.overDiscount', { amount: money(basket.overDiscount) })}
    </Notice>
  );
});
