import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Disclosure } from '../../components/disclosure.tsx';
import { Stack } from '../../components/layout.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import { WhenLine } from './when-line.tsx';

const onPhones = (theme: Theme): CSSObject => ({ [theme.from.desktop]: { display: 'none' } });

/** The order above the form on phones and tablets, folded. */
export const OrderFold = observer(function OrderFold() {
  const { basket } = useApp();
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div css={onPhones}>
      <Disclosure
        summary={t('checkout.summary.show', { count: basket.count })}
        open={isOpen}
        onToggle={setOpen}
      >
        <Stack gap={4}>
          <CheckoutLines />
          <TextLink to={dealsPath}>{t('checkout.summary.edit')}</TextLink>
        </Stack>
      </Disclosure>
      <WhenLine />
    </div>
  );
});
