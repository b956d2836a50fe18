import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { Card } from '../../components/card.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { useWords } from '../../words/words-context.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import { BasketTotals } from './basket-totals.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';
import { WhenLine } from './when-line.tsx';

/** Reaches down as far as the form beside it, so that what it holds can stay in view. */
const beside = (theme: Theme): CSSObject => ({
  display: 'none',
  [theme.from.desktop]: { display: 'block', gridColumn: 2, gridRow: 1, height: '100%' },
});

const inView = (theme: Theme): CSSObject => ({ position: 'sticky', top: theme.space(22) });

/**
 * The order beside the form on wide screens, where it stays in view. It comes after the form, as its button is pressed
 * last: the Tab key, and who listens, come to it in that order [SHP-47].
 */
export const OrderColumn = observer(function OrderColumn() {
  const { t } = useWords();
  return (
    <div css={beside}>
      <div css={inView}>
        <Card as="aside">
          <Stack gap={4}>
            <Row justify="space-between" align="baseline">
              <Heading level={2} look="heading">
                {t('checkout.sections.order')}
              </Heading>
              <TextLink to={dealsPath}>{t('checkout.summary.edit')}</TextLink>
            </Row>
            <WhenLine />
            <CheckoutLines />
            <BasketTotals />
            <PlaceOrderButton />
          </Stack>
        </Card>
      </div>
    </div>
  );
});
