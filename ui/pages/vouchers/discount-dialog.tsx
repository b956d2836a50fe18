import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';

/** Says that a discount was activated, and what it takes off now or waits for [VOU-04, VOU-09]. */
const DiscountDialog = observer(function DiscountDialog() {
  const { t } = useWords();
  const { basket } = useApp();
  const money = useMoney();
  const { discount } = basket.priced ?? {};
  const close = basket.closeDiscountModal;
  if (!discount) return null;
  return (
    <Dialog
      open
      size="small"
      title={t('vouchers.discount.title')}
      closeLabel={t('vouchers.discount.close')}
      onClose={close}
      footer={
        <Button wide size="large" onClick={close}>
          {t('vouchers.discount.done')}
        </Button>
      }
    >
      <Text size="large">
        {t(discount.value > 0 ? 'vouchers.discount.saves' : 'vouchers.discount.waits', {
          title: basket.titleOf(discount.id),
          amount: money(discount.value),
        })}
      </Text>
    </Dialog>
  );
});

export default DiscountDialog;
