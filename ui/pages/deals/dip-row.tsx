import { observer } from 'mobx-react-lite';
import type { DealSlot } from '../../../core/deals/deal-slots.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { Stepper } from '../../components/stepper.tsx';
import { drawingOf } from '../../menu-parts/drawing.ts';
import { FoodPicture } from '../../menu-parts/food-picture.tsx';
import { Kcal } from '../../menu-parts/kcal.tsx';
import { useKcal } from '../../menu-parts/use-kcal.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import * as look from './slot-product-style.ts';

interface DipRowProps {
  readonly product: Product;
  readonly slot: DealSlot;
  readonly catalogue: Catalogue;
  readonly price: string;
  /** One more was taken. */
  readonly onChosen: (product: Product) => void;
}

/** A dip of a slot that holds several: as many of it as there is room for [DEA-25]. */
export const DipRow = observer(function DipRow(props: DipRowProps) {
  const { product, slot, catalogue, price, onChosen } = props;
  const { t } = useWords();
  const kcal = useKcal();
  const { deals } = useApp();
  const { title } = product;
  const chosen = deals.tempDeal?.choices[slot.slot] ?? [];
  const count = chosen.filter(({ productId }) => productId === product.id).length;
  const room = slot.items - chosen.length;
  const change = (value: number) => {
    if (value > count) {
      deals.choose(slot.slot, defaultChoice(product));
      onChosen(product);
    } else
      deals.unchoose(
        slot.slot,
        chosen.findIndex(({ productId }) => productId === product.id),
      );
  };
  return (
    <li css={look.card(count > 0)}>
      <div css={look.plate}>
        <FoodPicture drawing={drawingOf(defaultChoice(product), catalogue)} img={product.img} />
      </div>
      <div css={look.words}>
        <strong>{title}</strong>
        <span css={look.price}>{price}</span>
        <Kcal>{kcal.of(product.type, product.servingCalories)}</Kcal>
        <Stepper
          size="small"
          label={t('deals.slot.countOf', { title })}
          decreaseLabel={t('deals.slot.less', { title })}
          increaseLabel={t('deals.slot.more', { title })}
          value={count}
          max={count + Math.max(0, room)}
          onChange={change}
        />
      </div>
    </li>
  );
});
