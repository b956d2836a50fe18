import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import fillers from 'virtual:slots/basket-total-row';
import type { PricedBasket } from '../../../core/basket/priced-basket.ts';
import { surchargeLabel } from '../../../client/basket/surcharge-label.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { Text } from '../../components/text.tsx';
import { Slot } from '../../slots/slot.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useSettlementLines } from '../orders/use-settlement-lines.ts';
import { useMoney } from '../../use-money.ts';
import { useTaxName } from '../../use-tax-name.ts';

const list = (theme: Theme): CSSObject => ({ display: 'grid', gap: theme.space(1.5) });

const row =
  (isTotal: boolean) =>
  (theme: Theme): CSSObject => ({
    ...(isTotal ? theme.textStyle.large : theme.textStyle.small),
    display: 'flex',
    gap: theme.space(3),
    alignItems: 'center',
    justifyContent: 'space-between',
    fontWeight: isTotal ? theme.font.weight.strong : theme.font.weight.regular,
    '& dd': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
  });

const Line = ({
  label,
  note,
  amount,
  action,
  isTotal = false,
}: {
  readonly label: string;
  readonly note?: string | undefined;
  readonly amount: string;
  readonly action?: ReactNode;
  readonly isTotal?: boolean;
}) => (
  <div css={row(isTotal)}>
    <dt>
      {label}
      {note === undefined ? null : (
        <Text size="tiny" tone="muted">
          {note}
        </Text>
      )}
    </dt>
    {action}
    <dd>{amount}</dd>
  </div>
);

/** What the basket comes to, line by line; lines of 0 or less are not shown [BSK-21, BSK-38, SUR-05]. */
export const BasketTotals = observer(function BasketTotals({
  priced,
}: {
  readonly priced: PricedBasket;
}) {
  const { t } = useWords();
  const { basket, menu } = useApp();
  const money = useMoney();
  const taxName = useTaxName();
  const { discount, surcharges, tax, taxOnTop } = priced;
  const settlement = useSettlementLines({ ...priced, toPay: priced.amountDue });
  // The voucher's own box takes its discount away, and asks first.
  const voucherDiscount = basket.basket.voucher?.result.discountId;
  const less = (minor: number) => money(-minor);
  return (
    <dl css={list}>
      <Line label={t('basket.subtotal')} amount={money(priced.subtotal)} />
      {discount && (discount.id !== voucherDiscount || discount.value > 0) ? (
        <Line
          label={basket.titleOf(discount.id)}
          note={basket.isDiscountCutShort ? t('basket.discountCutShort') : undefined}
          amount={less(discount.value)}
          action={
            discount.id === voucherDiscount ? null : (
              <IconButton
                icon="close"
                size="small"
                label={t('basket.removeOne', { title: basket.titleOf(discount.id) })}
                onClick={() => basket.setDiscount(undefined)}
              />
            )
          }
        />
      ) : null}
      {surcharges
        .filter(({ amount, isExtra }) => amount > 0 && !isExtra)
        .map(({ type, amount }) => (
          <Line
            key={type}
            label={t(surchargeLabel(type, menu.experiments))}
            amount={money(amount)}
          />
        ))}
      {taxOnTop > 0
        ? tax.taxes
            .filter(({ amount }) => amount > 0)
            .map(({ description, amount }) => (
              <Line key={description} label={taxName(description)} amount={money(amount)} />
            ))
        : null}
      <Slot name="basket-total-row" fillers={fillers} given={{ priced, place: 'basket' }} />
      {settlement.map(({ key, label, amount, isLast }) => (
        <Line key={key} isTotal={isLast} label={label} amount={amount} />
      ))}
    </dl>
  );
});
