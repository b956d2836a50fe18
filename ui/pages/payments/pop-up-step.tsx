import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CardDetails } from '../../../client/payments/card-details.ts';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

/** A payment that waits for its provider's pop-up, and the button that opens it again [PAY-29, PAY-59]. */
export const PopUpStep = observer(function PopUpStep({
  details,
}: {
  readonly details: CardDetails;
}) {
  const { payment } = useApp();
  const { t } = useWords();
  const { opensPopUp } = payment;
  useEffect(() => {
    // Only right after the customer's click: browsers let no window open by itself.
    if (opensPopUp) void payment.openPopUp(details);
  }, [opensPopUp, payment, details]);
  return (
    <Stack gap={3}>
      <Text>{t('payments.card.popUp')}</Text>
      <Button
        wide
        busy={payment.inPopUp === details.transactionId}
        onClick={() => void payment.openPopUp(details)}
      >
        {t('payments.card.payNow')}
      </Button>
    </Stack>
  );
});
