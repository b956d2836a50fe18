import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Card } from '../../components/card.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import { BasketTotals } from './basket-totals.tsx';
import { PlaceOrderButton } from './place-order-button.tsx';
import { WhenLine } from './when-line.tsx';

const onPhones = (theme: Theme): CSSObject => ({ [theme.from.desktop]: { display: 'none' } });

const onWide = (theme: Theme): CSSObject => ({
  display: 'none',
  [theme.from.desktop]: { display: 'block', position: 'sticky', top: theme.space(22) },
});

/** The order beside the form: folded above it on phones, a column that stays in view on wide screens. */
export const OrderColumn = observer(function OrderColumn() {
  const { basket } = useApp();
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const edit = <TextLink to={dealsPath}>{t('checkout.summary.edit')}</TextLink>;
  return (
    <>
      <div css={onPhones}>
        <Disclosure
          summary={t('checkout.summary.show', { count: basket.count })}
          open={isOpen}
          onToggle={setOpen}
        >
          <Stack gap={4}>
            <CheckoutLines />
            {edit}
          </Stack>
        </Disclosure>
        <WhenLine />
      </div>
      <div css={onWide}>
        <Card as="aside">
          <Stack gap={4}>
            <Row justify="space-between" align="baseline">
              <Heading level={2} look="heading">
                {t('checkout.sections.order')}
              </Heading>
              {edit}
            </Row>
            <WhenLine />
            <CheckoutLines />
            <BasketTotals />
            <PlaceOrderButton />
          </Stack>
        </Card>
      </div>
    </>
  );
});
