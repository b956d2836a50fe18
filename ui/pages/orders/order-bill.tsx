import type { CSSObject, Theme } from '@emotion/react';
import fillers from 'virtual:slots/order-total-row';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { surchargeLabel } from '../../../client/basket/surcharge-label.ts';
import { toMinor } from '../../../core/money/money.ts';
import { surchargeTypes } from '../../../core/surcharges/surcharge-types.ts';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { Slot } from '../../slots/slot.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { AmountRow } from '../../components/amount-row.tsx';
import { settledAmounts, summaryAmounts } from './summary-amounts.ts';
import { useMoney } from '../../use-money.ts';
import { useTaxName } from '../../use-tax-name.ts';
import { useSettlementLines } from './use-settlement-lines.ts';

const line = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(4),
  justifyContent: 'space-between',
  alignItems: 'baseline',
});

const amountStyle = (theme: Theme): CSSObject => ({
  ...theme.textStyle.price,
  fontSize: theme.font.size.small,
});

const list = (theme: Theme): CSSObject => ({
  display: 'grid',
  gap: theme.space(1.5),
  paddingTop: theme.space(4),
  borderTop: theme.border.hairline,
});

/** What was ordered, what it cost and what went back; a dip of 50p is written so [ORD-125, ORD-126, ORD-131, GTW-21]. */
export const OrderBill = ({ summary }: { readonly summary: OrderSummary }) => {
  const { t } = useWords();
  const { experiments } = useEnvironment();
  const money = useMoney();
  const taxName = useTaxName();
  const { lines, taxes = [], taxOnTop = 0, refunded = 0 } = summary;
  const show = (amount: number) => money(toMinor(amount));
  const labelOf = (name: string): string =>
    name === 'deliveryFee'
      ? surchargeLabel(surchargeTypes.delivery, experiments)
      : `orders.summary.${name}`;
  const settlement = useSettlementLines(settledAmounts(summary));
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3}>
        {lines.map(({ title, details = [], amount }, index) => (
          <li key={index} css={line}>
            <div>
              <Text size="small" strong>
                {title}
              </Text>
              <Text size="tiny" tone="muted">
                {details.join(' · ')}
              </Text>
            </div>
            <span css={amountStyle}>{money(toMinor(amount), { smallUnits: true })}</span>
          </li>
        ))}
      </Stack>
      <dl css={list}>
        {summaryAmounts(summary).map(({ name, amount }) =>
          name === 'tax' && taxes.length > 0 ? (
            taxes.map(({ description, amount: part }) => (
              <AmountRow key={description} label={taxName(description)} amount={show(part)} />
            ))
          ) : (
            <AmountRow key={name} label={t(labelOf(name))} amount={show(amount)} />
          ),
        )}
        <Slot name="order-total-row" fillers={fillers} given={{ summary }} />
        {settlement.map(({ key, label, amount, isLast }) => (
          <AmountRow key={key} strong={isLast} label={label} amount={amount} />
        ))}
        {refunded > 0 ? (
          <AmountRow label={t('orders.summary.refunded')} amount={show(-refunded)} />
        ) : null}
      </dl>
      {taxOnTop === 0
        ? taxes.map(({ description, amount }) => (
            <Text key={description} size="tiny" tone="muted">
              {t('orders.summary.taxIncluded', { amount: show(amount), tax: taxName(description) })}
            </Text>
          ))
        : null}
    </Stack>
  );
};
