import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';
import { checkoutFormId } from './checkout-form-id.ts';

/** The button that places the order, with what it costs; it rests while the order is under way, and without a price to ask for [CHK-102]. */
export const PlaceOrderButton = observer(function PlaceOrderButton() {
  const { basket, checkout, order, passage, paymentChoice } = useApp();
  const { t } = useWords();
  const isOffline = useEnvironment().line?.isDown === true;
  const money = useMoney();
  const due = basket.priced?.amountDue;
  const chosen = paymentChoice.offeredTypes.find(({ type }) => type === checkout.paymentType);
  const isFirst = chosen?.flow === 'pop-up' && chosen.payload !== undefined;
  const isHere =
    isFirst ||
    chosen?.flow === 'offline' ||
    chosen?.flow === 'wallet-sheet' ||
    chosen?.frame === 'checkout-form';
  const goesOn = chosen !== undefined && !isHere && !paymentChoice.isPaid;
  return (
    <Stack gap={2}>
      <Button
        type="submit"
        form={checkoutFormId}
        size="large"
        wide
        busy={order.isBusy}
        disabled={isOffline || !passage.isPayable}
      >
        {t(goesOn ? 'checkout.continueToPayment' : 'checkout.placeAmount', {
          amount: money(Math.max(0, due ?? 0)),
        })}
      </Button>
      <Text size="tiny" tone="muted">
        {t(isOffline ? 'shell.offline.ordering' : 'checkout.terms')}
      </Text>
    </Stack>
  );
});
