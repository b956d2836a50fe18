import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { ReorderCard } from '../../menu-parts/reorder-card.tsx';
import { basketLink } from '../shell/basket-link.ts';

/** Lines that are seen at first. */
const mostLines = 3;

/** The last order, to have it again; nothing for guests, or where it is not allowed [BSK-85, ORD-114, SHP-15]. */
const OrderAgain = observer(function OrderAgain() {
  const { member } = useApp();
  const { t } = useWords();
  const navigate = useNavigate();
  const place = useLocation();
  const { lastOrder, offer } = member?.reorder ?? {};
  if (!member || !lastOrder || !offer) return null;
  const again = () => {
    void navigate(member.reorder.reorder() ?? basketLink(place));
  };
  const key = offer.otherHut === undefined ? 'text' : 'textAnywhere';
  return (
    <ReorderCard
      offer={offer}
      time={lastOrder.time}
      timeZone={lastOrder.hut.timeZone}
      words={(date) => t(`loyalty.reorder.${key}`, { date })}
      most={mostLines}
      onPress={again}
    />
  );
});

export default OrderAgain;
