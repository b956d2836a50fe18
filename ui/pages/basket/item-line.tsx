import * as look from './line-style.ts';
import { memo } from 'react';
import type { ItemGroup } from '../../../client/basket/group-items.ts';
import type { PricedChoice } from '../../../core/menu/price-choice.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { categoryOf, type CategorySettings } from '../../../core/menu/category-of.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { Stepper } from '../../components/stepper.tsx';
import { describeChoice } from '../../menu-parts/describe-choice.ts';
import { drawingOf, photoOf } from '../../menu-parts/drawing.ts';
import { FoodPicture } from '../../menu-parts/food-picture.tsx';
import { pictureAt } from '../../menu-parts/picture-at.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { EditLine } from './edit-line.tsx';
import { useCount } from './use-count.ts';
import { useMoney } from '../../use-money.ts';

interface ItemLineProps {
  readonly group: ItemGroup;
  /** Price of one of them. */
  readonly priced: PricedChoice | undefined;
  readonly catalogue: Catalogue;
}

/** Address of the product modal with an item of the basket in it. */
const editLink = (product: Product, basketItemId: string, menu: CategorySettings): string =>
  `/order/${categoryOf(product, menu)}/?${new URLSearchParams({ modal: product.id, basketItemId })}`;

/** Every change makes the groups and prices again, of which most are what they were. */
function isSameLine(before: ItemLineProps, after: ItemLineProps): boolean {
  const { items } = before.group;
  return (
    before.catalogue === after.catalogue &&
    before.priced?.total === after.priced?.total &&
    items.length === after.group.items.length &&
    items.every((item, index) => item === after.group.items[index])
  );
}

interface ItemFaceProps {
  readonly choice: Choice;
  readonly title: string;
  readonly lines: readonly string[];
  readonly catalogue: Catalogue;
}

/** What the items are; stays as it is while their number changes. */
const ItemFace = memo(
  function ItemFace({ choice, title, lines, catalogue }: ItemFaceProps) {
    const [width] = useEnvironment().market.manifest.ui.basketItemImageWidths;
    const drawing = drawingOf(choice, catalogue);
    const img = photoOf(choice, drawing, catalogue);
    return (
      <>
        <div css={look.picture}>
          <FoodPicture drawing={drawing} img={pictureAt(img, width)} />
        </div>
        <div css={look.words}>
          <h3 css={look.title}>{title}</h3>
          {lines.map((text) => (
            <p key={text} css={look.detail}>
              {text}
            </p>
          ))}
        </div>
      </>
    );
  },
  (before, after) =>
    before.choice === after.choice &&
    before.catalogue === after.catalogue &&
    before.title === after.title &&
    before.lines.join() === after.lines.join(),
);

/** Loose items that are alike, how many there are of them, and the way to change one; photographs are large [BSK-20, BSK-27]. */
export const ItemLine = memo(function ItemLine({ group, priced, catalogue }: ItemLineProps) {
  const { t } = useWords();
  const { menu } = useEnvironment().market.manifest;
  const money = useMoney();
  const [first] = group.items;
  const last = group.items.at(-1) ?? first;
  const { choice } = first;
  const product = catalogue.products.get(choice.productId);
  const { title, lines } = describeChoice(choice, catalogue, t);
  const { count, change } = useCount(group);
  return (
    <li css={look.line}>
      <div css={look.head}>
        <ItemFace choice={choice} title={title} lines={lines} catalogue={catalogue} />
        <span css={look.amount}>{money((priced?.total ?? 0) * count)}</span>
      </div>
      <div css={look.actions}>
        {product && product.type !== 'drink' && product.type !== 'dip' ? (
          <EditLine title={title} to={editLink(product, last.basketItemId, menu)} />
        ) : null}
        <Stepper
          size="small"
          removes
          label={t('basket.countOf', { title })}
          decreaseLabel={t(count > 1 ? 'basket.less' : 'basket.removeOne', { title })}
          increaseLabel={t('basket.more', { title })}
          value={count}
          onChange={change}
        />
      </div>
    </li>
  );
}, isSameLine);
