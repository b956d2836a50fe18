import { cheaperFeeOf } from '../../../client/basket/delivery-fees.ts';
import { surchargeLabel } from '../../../client/basket/surcharge-label.ts';
import { surchargeTypes } from '../../../core/surcharges/surcharge-types.ts';
import { useApp } from '../../store-context.tsx';
import { useMoney } from '../../use-money.ts';
import { useWords } from '../../words/words-context.tsx';

/** What more food would make cheaper, in words and as a share; undefined when nothing would [SHP-02]. */
export function useCheaperFee():
  | { readonly words: string; readonly value: number; readonly max: number }
  | undefined {
  const { t } = useWords();
  const { basket, menu } = useApp();
  const money = useMoney();
  const { facts, priced } = basket;
  if (basket.isEmpty || !facts || !priced) return undefined;
  const cheaper = cheaperFeeOf(facts, priced.foodValue);
  if (!cheaper) return undefined;
  const { types, from, gap, amount } = cheaper;
  const isDelivery = types.includes(surchargeTypes.delivery);
  const name = t(surchargeLabel(types[0] ?? '', menu.experiments));
  const given = { gap: money(gap), price: money(amount), name };
  const key = isDelivery ? (amount === 0 ? 'toFree' : 'toLower') : 'toEnd';
  return { words: t(`basket.fees.${key}`, given), value: from - gap, max: from };
}
