import { Text } from '../../components/text.tsx';
import { useWords } from '../../words/words-context.tsx';

interface PaymentIdsProps {
  readonly transactionId: string | undefined;
  readonly reference: string | undefined;
}

/** What to tell the hut on the phone, as far as it is known [ORD-115, PAY-128]. */
export const PaymentIds = ({ transactionId, reference }: PaymentIdsProps) => {
  const { t } = useWords();
  return (
    <>
      {reference === undefined ? null : (
        <Text size="small" tone="muted">
          {t('payments.errors.reference', { reference })}
        </Text>
      )}
      {transactionId === undefined ? null : (
        <Text size="small" tone="muted">
          {t('payments.errors.transaction', { id: transactionId })}
        </Text>
      )}
    </>
  );
};
