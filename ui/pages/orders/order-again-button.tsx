import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { orderAgain } from '../../../client/orders/order-anew.ts';
import { reorderOf } from '../../../client/orders/reorder.ts';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { basketLink } from '../shell/basket-link.ts';
import { ReorderOffer } from '../../menu-parts/reorder-offer.tsx';

/** Lines that are seen at first where something has changed: the bill above has them all. */
const mostLines = 3;

/**
 * What was ordered as the hut of this visit sells it today, with the press that puts it into a fresh basket; the way to
 * the menu where nothing of it is on offer [SHP-15, SHP-30].
 */
const OrderAgainButton = observer(function OrderAgainButton({
  summary,
}: {
  readonly summary: OrderSummary;
}) {
  const { basket, notifications, vouchers } = useApp();
  const { t } = useWords();
  const navigate = useNavigate();
  const place = useLocation();
  const { facts } = basket;
  const { deals, lines, hut, discount } = summary;
  const offer = deals && facts ? reorderOf({ deals, lines, hut, discount }, facts) : undefined;
  if (!offer || offer.lines.deals.length + offer.lines.items.length === 0) {
    return (
      <Button variant="secondary" to={dealsPath} wide>
        {t('orders.summary.toMenu')}
      </Button>
    );
  }
  const again = () => {
    orderAgain(offer, { basket, notifications, vouchers });
    void navigate(basketLink(place));
  };
  return (
    <Stack gap={2}>
      <ReorderOffer
        offer={offer}
        label={t('orders.summary.orderAgain')}
        most={mostLines}
        isBelowBill
        onPress={again}
      />
    </Stack>
  );
});

export default OrderAgainButton;
