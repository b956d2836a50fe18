import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BasketCheck } from '../../../core/basket/check-basket.ts';
import type { SharedFood } from '../../../core/favourites/shared-food.ts';
import { addLines } from '../../../client/favourites/add-lines.ts';
import { openedLines } from '../../../client/favourites/food-lines.ts';
import { linesToday } from '../../../client/orders/lines-today.ts';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { orderAgain } from '../../../client/orders/order-anew.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { OfferLines } from '../../menu-parts/offer-lines.tsx';
import { OfferTotal } from '../../menu-parts/offer-total.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { basketHash } from '../shell/basket-link.ts';

/** Lines that are seen at first. */
const mostLines = 12;

interface SharedOfferProps {
  readonly food: SharedFood;
  readonly facts: BasketCheck;
}

/** Shared food as the hut of this visit has it today, and the press that puts it into the basket [SHP-26]. */
export const SharedOffer = observer(function SharedOffer({ food, facts }: SharedOfferProps) {
  const { t } = useWords();
  const { basket, notifications, vouchers } = useApp();
  const { randomId } = useEnvironment();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isTaken = useRef(false);
  const { lines, named } = openedLines(food, facts.catalogue);
  const offer = linesToday(lines, facts, named);
  const count = offer.lines.deals.length + offer.lines.items.length;
  const take = (how: 'add' | 'replace') => {
    if (isTaken.current) return;
    isTaken.current = true;
    if (how === 'add') addLines(offer.lines, basket, randomId);
    else orderAgain({ ...offer, leftOut: 0 }, { basket, notifications, vouchers });
    void navigate(`${dealsPath}${basketHash}`);
  };
  return (
    <Card>
      <Stack>
        <OfferLines offer={offer} most={mostLines} />
        {offer.leftOut > 0 ? (
          <Text size="small" tone="muted">
            {t(count === 0 ? 'favourites.shared.none' : 'favourites.shared.leftOut', {
              count: offer.leftOut,
            })}
          </Text>
        ) : null}
        {count === 0 ? (
          <Button to={dealsPath} wide>
            {t('favourites.toMenu')}
          </Button>
        ) : (
          <>
            <OfferTotal offer={offer} />
            <Button
              wide
              size="large"
              icon="basket"
              onClick={() => (basket.isEmpty ? take('replace') : setAsking(true))}
            >
              {t('favourites.shared.take')}
            </Button>
          </>
        )}
      </Stack>
      <Dialog
        open={isAsking}
        size="small"
        title={t('favourites.shared.askTitle')}
        closeLabel={t('favourites.close')}
        onClose={() => setAsking(false)}
        footer={
          <Stack gap={2}>
            <Button wide onClick={() => take('add')}>
              {t('favourites.shared.add')}
            </Button>
            <Button wide variant="secondary" onClick={() => take('replace')}>
              {t('favourites.shared.replace')}
            </Button>
          </Stack>
        }
      >
        <Text>{t('favourites.shared.ask', { count: basket.count })}</Text>
      </Dialog>
    </Card>
  );
});
