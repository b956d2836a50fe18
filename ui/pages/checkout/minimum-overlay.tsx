import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { MessageDialog } from '../orders/message-dialog.tsx';
import { useMoney } from '../../use-money.ts';

/** Over a checkout whose delivery basket is below the minimum [BSK-55, BSK-56]. */
export const MinimumOverlay = observer(function MinimumOverlay() {
  const { checkout, passage } = useApp();
  const { t } = useWords();
  const money = useMoney();
  const navigate = useNavigate();
  const gap = passage.minimum?.gap ?? 0;
  if (!checkout.isDelivery || gap <= 0) return null;
  return (
    <MessageDialog
      title={t('checkout.minimum.title')}
      action={t('checkout.minimum.action')}
      onClose={() => void navigate(dealsPath)}
    >
      <Text>{t('checkout.minimum.text')}</Text>
      <Text strong>{t('checkout.minimum.gap', { amount: money(gap) })}</Text>
    </MessageDialog>
  );
});
