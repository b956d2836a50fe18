import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { HutPhone } from '../orders/hut-phone.tsx';
import { MessageDialog } from '../orders/message-dialog.tsx';
import { PaymentIds } from '../orders/payment-ids.tsx';

const spinner = (theme: Theme): CSSObject => ({
  display: 'grid',
  justifyItems: 'center',
  padding: theme.space(3),
  color: theme.colour.accent.text,
});

const ignore = () => {};

/**
 * While it is not known whether a payment or an order came through: nothing to press, so that nobody pays twice
 * [PAY-126, PAY-127, PAY-128, PAY-129, PAY-130, PAY-131, PAY-132, PAY-133]. When the gateway gives no answer in time,
 * how to go on.
 */
export const WaitingDialog = observer(function WaitingDialog() {
  const { localisation, order, payment } = useApp();
  const { t } = useWords();
  const { hut } = localisation;
  const ids = (
    <PaymentIds transactionId={order.transactionId} reference={order.customerOrderReference} />
  );
  if (payment.pollingFailed) {
    return (
      <MessageDialog
        title={t('payments.polling.failedTitle')}
        action={t('payments.polling.ok')}
        onClose={() => payment.closePolling()}
      >
        {hut ? (
          <Text>
            {t('payments.polling.failedText', { name: hut.name })} <HutPhone phone={hut.phone} />
          </Text>
        ) : null}
        {ids}
      </MessageDialog>
    );
  }
  if (order.flow !== 'polling' && order.flow !== 'checking') return null;
  const words = order.flow === 'polling' ? 'payments.polling' : 'payments.checking';
  return (
    <Dialog
      open
      size="small"
      dismissible={false}
      title={t(`${words}.title`)}
      closeLabel={t('payments.errors.close')}
      onClose={ignore}
    >
      <Stack gap={3}>
        <div css={spinner}>
          <Spinner size="large" label={t(`${words}.title`)} />
        </div>
        <Text>{t(`${words}.text`)}</Text>
        {hut && order.flow === 'checking' ? (
          <Text size="small">
            {t('payments.checking.help', { name: hut.name })} <HutPhone phone={hut.phone} />
          </Text>
        ) : null}
        {ids}
      </Stack>
    </Dialog>
  );
});
