import { observer } from 'mobx-react-lite';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { basketLink } from '../shell/basket-link.ts';

/** The last order at the hut, to have it again; nothing for guests, or where it is not allowed [BSK-85, ORD-114]. */
const OrderAgain = observer(function OrderAgain() {
  const { member } = useApp();
  const { t, locale } = useWords();
  const navigate = useNavigate();
  const place = useLocation();
  const { lastOrder, offer } = member?.reorder ?? {};
  if (!member || !lastOrder || !offer) return null;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
  const again = () => {
    void navigate(member.reorder.reorder() ?? basketLink(place));
  };
  return (
    <Card as="section" tone="accent" aria-labelledby="order-again">
      <Row justify="space-between" align="center" gap={3}>
        <div>
          <Heading level={2} look="heading">
            <span id="order-again">{t('loyalty.reorder.title')}</span>
          </Heading>
          <Text size="small">
            {t('loyalty.reorder.text', { date: day.format(new Date(lastOrder.time)) })}
          </Text>
        </div>
        <Button icon="refresh" onClick={again}>
          {t('loyalty.reorder.button')}
        </Button>
      </Row>
    </Card>
  );
});

export default OrderAgain;
