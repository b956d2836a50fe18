import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { feesOf } from '../../../client/basket/delivery-fees.ts';
import { surchargeLabel } from '../../../client/basket/surcharge-label.ts';
import type { FeeSteps } from '../../../core/surcharges/fee-steps.ts';
import { useApp } from '../../store-context.tsx';
import { useMoney } from '../../use-money.ts';
import { useWords } from '../../words/words-context.tsx';

const list = (theme: Theme): CSSObject => ({
  ...theme.textStyle.tiny,
  display: 'grid',
  gap: theme.space(1),
  color: theme.muted,
});

/** The fees that a delivery will carry, and what lowers or ends each, before anything is in the basket [SHP-02]. */
const FeeList = observer(function FeeList() {
  const { t } = useWords();
  const { basket, menu } = useApp();
  const money = useMoney();
  const { facts } = basket;
  const fees = facts ? feesOf(facts) : [];
  if (fees.length === 0) return null;
  const stepOf = ({ from, amount }: FeeSteps['steps'][number]): string => {
    if (from === 0) return money(amount);
    const given = { from: money(from), price: money(amount) };
    return t(amount === 0 ? 'basket.fees.noneFrom' : 'basket.fees.from', given);
  };
  return (
    <ul role="list" css={list} aria-label={t('basket.fees.title')}>
      {fees.map(({ type, steps }) => (
        <li key={type}>
          {t(surchargeLabel(type, menu.experiments))} {steps.map(stepOf).join(' · ')}
        </li>
      ))}
    </ul>
  );
});

export default FeeList;
