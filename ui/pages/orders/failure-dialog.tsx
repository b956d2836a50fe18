import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { checkoutPath, dealsPath } from '../../../client/orders/order-addresses.ts';
import type { ShownFailure } from '../../../client/orders/order-failures.ts';
import { toMinor } from '../../../core/money/money.ts';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { HutPhone } from './hut-phone.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { PaymentIds } from './payment-ids.tsx';
import { useMoney } from '../../use-money.ts';

const wordsOf = {
  'pre-authorise': (name: string) => `orders.preauthorise.${name}`,
  authorise: (name: string) => `orders.authorise.${name}`,
  processed: () => 'payments.errors.processed',
  method: (name: string) => `payments.unavailable.${name}`,
} as const;

/**
 * Why an order did not go on, by the name of the failure [ORD-115, ORD-116, ORD-117, ORD-118, ORD-119, ORD-120,
 * ORD-121, ORD-122, ORD-123, ORD-124, PAY-134, PAY-135, PAY-137].
 */
export const FailureDialog = observer(function FailureDialog() {
  const { order, localisation } = useApp();
  const { t } = useWords();
  const money = useMoney();
  const navigate = useNavigate();
  const { failure } = order;
  const { hut } = localisation;
  if (!failure) return null;
  const close = (address?: string) => {
    // A script that did not load may come with the page [PAY-134].
    if (failure.modal === 'method') {
      window.location.reload();
      return;
    }
    order.clearFailure();
    if (address !== undefined) void navigate(address);
  };
  if (failure.modal === 'minimum-order') {
    return (
      <MessageDialog
        title={t('orders.minimumOrder.title')}
        action={t('orders.minimumOrder.action')}
        onClose={() => close(dealsPath)}
      >
        <Text>
          {t('orders.minimumOrder.message', { amount: money(toMinor(failure.gap ?? 0)) })}
        </Text>
      </MessageDialog>
    );
  }
  const words = wordsOf[failure.modal](failure.name);
  return (
    <MessageDialog
      title={t(`${words}.title`)}
      onClose={() => close(staysOnPage(failure, order.flow) ? undefined : checkoutPath)}
    >
      <Text>{t(`${words}.message`)}</Text>
      {hut ? (
        <Text size="small">
          {t('payments.errors.contact', { name: hut.name })} <HutPhone phone={hut.phone} />
        </Text>
      ) : null}
      <PaymentIds
        transactionId={failure.transactionId}
        reference={failure.customerOrderReference}
      />
    </MessageDialog>
  );
});

/** A card that failed may be tried again where it was entered; all else goes on at checkout [ORD-116]. */
const staysOnPage = ({ modal }: ShownFailure, flow: string): boolean =>
  modal === 'authorise' && flow === 'at-provider';
