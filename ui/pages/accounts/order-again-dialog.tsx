import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { openMember } from '../../../client/open-member.ts';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import type { PastOrder } from '../../../schemas/types/http/orders.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { ReorderOffer } from '../../menu-parts/reorder-offer.tsx';
import { useTier } from '../../platform/use-tier.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useTakeReorder } from '../localisation/use-take-reorder.ts';
import { OwnWaiting } from './own-waiting.tsx';

/** Lines that are seen at first. */
const mostLines = 6;

interface OrderAgainDialogProps {
  readonly order: PastOrder;
  readonly onClose: () => void;
}

/** Reads what an order of before would be today, once the stores for that are there. */
const useChosenOrder = (order: PastOrder) => {
  const app = useApp();
  const environment = useEnvironment();
  const { report } = environment;
  const [state, setState] = useState<'reading' | 'read' | 'failed'>('reading');
  const isReady = app.ordering !== undefined;
  const { isLocalised } = app.localisation;
  useTier(isReady, app.readyToOrder);
  const choose = useCallback((): Promise<void> => {
    if (!isReady) return Promise.resolve();
    openMember(app, environment);
    app.member?.loyalty.setQuiet(true);
    if (isLocalised) app.localisation.resume();
    return Promise.resolve(app.member?.reorder.choose(order)).then(
      () => setState('read'),
      (error: unknown) => {
        report('warning', 'What an order would be today was not read', { error });
        setState('failed');
      },
    );
  }, [app, environment, isReady, isLocalised, order, report]);
  useEffect(() => void choose(), [choose]);
  return { state, choose };
};

/** What an order of before would be today, and the press that takes it [SHP-15, SHP-34]. */
export const OrderAgainDialog = observer(function OrderAgainDialog({
  order,
  onClose,
}: OrderAgainDialogProps) {
  const app = useApp();
  const { t } = useWords();
  const { state, choose } = useChosenOrder(order);
  const { isBusy, take } = useTakeReorder(app.member);
  const { reorder } = app.member ?? {};
  const isChosen = state === 'read' && reorder?.isChosen === true;
  const isLooking = isChosen && reorder.lastOrder !== undefined && !reorder.hasFacts;
  const close = () => {
    // The last order is the one to remind of again.
    if (app.localisation.hut) void reorder?.load();
    else reorder?.forget();
    onClose();
  };
  const { offer } = reorder ?? {};
  return (
    <Dialog
      open
      size="small"
      title={t('accounts.orders.again')}
      closeLabel={t('accounts.modal.close')}
      onClose={close}
    >
      <Stack>
        {!isChosen || isLooking ? (
          <OwnWaiting
            hasFailed={state === 'failed'}
            failure={t('accounts.orders.againFailed')}
            onRetry={choose}
          />
        ) : null}
        {isChosen && !isLooking && offer ? (
          <ReorderOffer
            offer={offer}
            label={t('orders.summary.orderAgain')}
            most={mostLines}
            isBusy={isBusy}
            onPress={take}
          />
        ) : null}
        {isChosen && !isLooking && !offer ? (
          <>
            <Text>{t('accounts.orders.nothingLeft')}</Text>
            <Button to={dealsPath} wide>
              {t('accounts.orders.toMenu')}
            </Button>
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
});
