import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import fillers from 'virtual:slots/basket-total-row';
import type { PricedBasket } from '../../../core/basket/priced-basket.ts';
import { surchargeLabel } from '../../../client/basket/surcharge-label.ts';
import { checkoutAmounts } from '../../../client/checkout/checkout-amounts.ts';
import { surchargeTypes } from '../../../core/surcharges/surcharge-types.ts';
import { Text } from '../../components/text.tsx';
import { Slot } from '../../slots/slot.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { AmountRow } from '../../components/amount-row.tsx';
import { useMoney } from '../../use-money.ts';
import { useTaxName } from '../../use-tax-name.ts';
import { useSettlementLines } from '../orders/use-settlement-lines.ts';

/** Parted from the lines, where those stand above. */
const bill = (theme: Theme): CSSObject => ({
  '* + &': { paddingTop: theme.space(4), borderTop: theme.border.hairline },
});

const list = (theme: Theme): CSSObject => ({ display: 'grid', gap: theme.space(1.5) });

const Settlement = ({
  priced,
  paymentType,
}: {
  readonly priced: PricedBasket;
  readonly paymentType: string | undefined;
}) =>
  useSettlementLines({ ...priced, toPay: priced.amountDue, paymentType }).map(
    ({ key, label, amount, isLast }) => (
      <AmountRow key={key} strong={isLast} label={label} amount={amount} />
    ),
  );

/** The bill: every amount and the total, read out when it changes; the delivery charge has its name of the basket [SUR-06]. */
export const BasketTotals = observer(function BasketTotals() {
  const { basket, checkout, menu } = useApp();
  const { t } = useWords();
  const money = useMoney();
  const taxName = useTaxName();
  const { priced } = basket;
  if (!priced) return null;
  const { tax, taxOnTop } = priced;
  const labelOf = (name: string): string =>
    name === surchargeTypes.delivery
      ? surchargeLabel(name, menu.experiments)
      : `checkout.totals.${name}`;
  return (
    <div aria-live="polite" css={bill}>
      <dl css={list}>
        {checkoutAmounts(priced).map(({ name, amount }) =>
          name === 'taxOnTop' && tax.taxes.length > 0 ? (
            tax.taxes.map(({ description, amount: part }) => (
              <AmountRow key={description} label={taxName(description)} amount={money(part)} />
            ))
          ) : (
            <AmountRow key={name} label={t(labelOf(name))} amount={money(amount)} />
          ),
        )}
        <Slot name="basket-total-row" fillers={fillers} given={{ priced, place: 'checkout' }} />
        <Settlement priced={priced} paymentType={checkout.paymentType} />
      </dl>
      {taxOnTop === 0
        ? tax.taxes.map(({ description, amount }) => (
            <Text key={description} size="tiny" tone="muted">
              {t('checkout.totals.taxIncluded', {
                amount: money(amount),
                tax: taxName(description),
              })}
            </Text>
          ))
        : null}
    </div>
  );
});
