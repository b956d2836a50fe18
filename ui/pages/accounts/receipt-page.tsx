import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { HttpClient } from '../../../client/kernel/http-client.ts';
import { summaryAddress } from '../../../client/orders/order-addresses.ts';
import { createOwnOrdersApi } from '../../../client/orders/own-orders-api.ts';
import { isFinalStatus } from '../../../core/tracking/tracking-status.ts';
import type { PastOrder, Receipt } from '../../../schemas/types/http/orders.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Row } from '../../components/layout.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { PrintStyles } from '../orders/print-styles.tsx';
import { OrderAgainDialog } from './order-again-dialog.tsx';
import { OwnPage } from './own-page.tsx';
import { OwnWaiting } from './own-waiting.tsx';
import { PurchaseParts } from './purchase-parts.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { useOwn } from './use-own.ts';

/** The order of a receipt, to be had again. */
const orderOf = ({ status, summary }: Receipt): PastOrder => ({
  id: summary.orderId,
  transactionId: summary.transactionId,
  reference: summary.customerOrderReference,
  status,
  time: summary.timestamp,
  hut: { id: summary.hut.id, sector: summary.hut.sector, name: summary.hut.name },
  disposition: summary.disposition,
  deals: summary.deals ?? [],
  lines: summary.lines,
  total: summary.total,
});

/** The receipt of one of the customer's orders, to be printed, and the order to be had again [SHP-34]. */
export const ReceiptPage = observer(function ReceiptPage() {
  const { t } = useWords();
  const { base } = useEnvironment().market.manifest.account;
  const { order: transactionId = '' } = useParams();
  const [isAgain, setAgain] = useState(false);
  const read = useCallback(
    async (http: HttpClient) => ({
      receipt: await createOwnOrdersApi(http).receipt(transactionId),
    }),
    [transactionId],
  );
  const { content, hasFailed, load } = useOwn(read);
  const receipt = content?.receipt;
  const orders = `${base}/orders`;
  return (
    <OwnPage section="orders" title={t('accounts.orders.receipt')}>
      <div data-on-screen>
        <TextLink to={orders}>{t('accounts.receipt.back')}</TextLink>
      </div>
      {content ? null : (
        <OwnWaiting
          hasFailed={hasFailed}
          failure={t('orders.summary.failedToLoad')}
          onRetry={load}
        />
      )}
      {content && !receipt ? (
        <EmptyState
          icon="bag"
          title={t('accounts.receipt.missing')}
          action={<Button to={orders}>{t('accounts.orders.title')}</Button>}
        >
          {t('accounts.receipt.missingText')}
        </EmptyState>
      ) : null}
      {receipt ? (
        <PurchaseParts>
          <PrintStyles />
          <div data-printed>
            <ReceiptCard receipt={receipt} />
          </div>
          <Row>
            <Button onClick={() => window.print()}>{t('orders.summary.print')}</Button>
            <Button variant="secondary" icon="refresh" onClick={() => setAgain(true)}>
              {t('accounts.orders.again')}
            </Button>
            <TextLink to={summaryAddress(transactionId, 'exact')}>
              {t(
                isFinalStatus(receipt.status) ? 'accounts.receipt.order' : 'accounts.orders.follow',
              )}
            </TextLink>
          </Row>
        </PurchaseParts>
      ) : null}
      {receipt && isAgain ? <Again receipt={receipt} onClose={() => setAgain(false)} /> : null}
    </OwnPage>
  );
});

const Again = ({
  receipt,
  onClose,
}: {
  readonly receipt: Receipt;
  readonly onClose: () => void;
}) => {
  const [order] = useState(() => orderOf(receipt));
  return <OrderAgainDialog order={order} onClose={onClose} />;
};
