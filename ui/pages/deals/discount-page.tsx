import { observer } from 'mobx-react-lite';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { Discount } from '../../../schemas/types/catalogue/discount.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Page, Row, Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { DealsReady } from './deals-ready.tsx';
import { DiscountPicture } from './discount-picture.tsx';

/** One discount and the way to apply it to the basket; one that is not on offer leads to the deals [DEA-02, BSK-40, VOU-06]. */
const DiscountPage = observer(function DiscountPage() {
  const [search] = useSearchParams();
  return (
    <Page width="narrow" css={(theme) => ({ paddingBlock: theme.space(8) })}>
      <DealsReady needsMenu>{() => <DiscountOffer id={search.get('id') ?? ''} />}</DealsReady>
    </Page>
  );
});

const DiscountOffer = observer(function DiscountOffer({ id }: { readonly id: string }) {
  const discount = useApp().deals.discount(id);
  return discount ? <DiscountWords discount={discount} /> : <Navigate to="/order/deals/" replace />;
});

const DiscountWords = observer(function DiscountWords({
  discount,
}: {
  readonly discount: Discount;
}) {
  const { t } = useWords();
  const { basket } = useApp();
  const navigate = useNavigate();
  const replaces = basket.discountId !== undefined && basket.discountId !== discount.id;
  const apply = () => {
    if (basket.applyDiscount(discount.id).kind === 'added') void navigate('/order/deals/#basket');
  };
  return (
    <Card as="article" room="large">
      <Stack>
        <DiscountPicture discount={discount} />
        <Heading level={1}>{discount.title}</Heading>
        {discount.desc ? <Text size="large">{discount.desc}</Text> : null}
        {discount.terms ? (
          <Text size="small" tone="muted">
            {discount.terms}
          </Text>
        ) : null}
        {replaces ? <Notice>{t('deals.discounts.replaces')}</Notice> : null}
        <Row>
          <Button size="large" onClick={apply}>
            {t('deals.discounts.apply')}
          </Button>
          <Button to="/order/deals/" variant="quiet">
            {t('deals.back')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
});

export default DiscountPage;
