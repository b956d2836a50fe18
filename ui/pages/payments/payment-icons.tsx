import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { paymentIcon } from './payment-icon.ts';

const area = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(3),
  justifyContent: 'space-between',
  alignItems: 'center',
});

const list = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(2),
  '& > li': {
    display: 'grid',
    padding: `${theme.space(1)} ${theme.space(2)}`,
    borderRadius: theme.radius.field,
    border: theme.border.hairline,
    backgroundColor: theme.colour.surface,
    color: theme.colour.accent.text,
  },
});

/** Ways to pay at the hut, as icons in the basket; types of one icon share it [EXP-21]. */
const PaymentIcons = observer(function PaymentIcons() {
  const { t } = useWords();
  const { purchase } = useApp();
  const id = useId();
  const labels = new Map<keyof typeof paymentIcon, string[]>();
  for (const { icon, label } of purchase?.paymentChoice.offeredTypes ?? []) {
    labels.set(icon, [...(labels.get(icon) ?? []), t(label)]);
  }
  if (labels.size === 0) return null;
  return (
    <div css={area}>
      <Text size="small" tone="muted">
        <span id={id}>{t('basket.waysToPay')}</span>
      </Text>
      <ul role="list" css={list} aria-labelledby={id}>
        {[...labels].map(([icon, names]) => (
          <li key={icon}>
            <Icon name={paymentIcon[icon]} label={names.join(', ')} />
          </li>
        ))}
      </ul>
    </div>
  );
});

export default PaymentIcons;
