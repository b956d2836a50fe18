import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { reorderOf } from '../../../client/orders/reorder.ts';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { Button } from '../../components/button.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { basketLink } from '../shell/basket-link.ts';

/**
 * Puts what was ordered into a fresh basket, as far as it is on offer today at the hut of this visit; the way to the menu
 * where nothing of it is [SHP-30].
 */
const OrderAgainButton = observer(function OrderAgainButton({
  summary,
}: {
  readonly summary: OrderSummary;
}) {
  const { basket, localisation, notifications } = useApp();
  const { t } = useWords();
  const navigate = useNavigate();
  const place = useLocation();
  const { facts } = basket;
  const { deals, hut } = summary;
  const isHere = localisation.hut?.id === hut.id && localisation.hut.sector === hut.sector;
  const offer = deals && facts && isHere ? reorderOf({ deals }, facts) : undefined;
  if (!offer || offer.lines.deals.length + offer.lines.items.length === 0) {
    return (
      <Button variant="secondary" to={dealsPath} wide>
        {t('orders.summary.toMenu')}
      </Button>
    );
  }
  const again = () => {
    basket.startWith(offer.lines);
    if (offer.leftOut > 0) {
      notifications.raise({
        id: 'reorder-left-out',
        type: 'warning',
        message: 'loyalty.reorder.leftOut',
        values: { count: offer.leftOut },
      });
    }
    void navigate(basketLink(place));
  };
  return (
    <Button variant="secondary" icon="refresh" onClick={again} wide>
      {t('orders.summary.orderAgain')}
    </Button>
  );
});

export default OrderAgainButton;
