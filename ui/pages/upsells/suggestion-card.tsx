import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ownCalories } from '../../../core/menu/calories.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { Icon } from '../../components/icon.tsx';
import type { ProductLook } from '../../food-art/products.ts';
import { drawingOfProduct } from '../../menu-parts/drawing.ts';
import { FoodPicture } from '../../menu-parts/food-picture.tsx';
import { beside, useKcal } from '../../menu-parts/use-kcal.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import * as look from './upsell-style.ts';
import { useMoney } from '../../use-money.ts';

interface ProductSuggestionProps {
  readonly product: Product;
  /** Minor units. */
  readonly price: number;
  /** It is in the basket by now. */
  readonly isTaken?: boolean;
  /** How it is taken. */
  readonly children: ReactNode;
}

/** A product that is suggested. */
export const ProductSuggestion = observer(function ProductSuggestion({
  product,
  price,
  isTaken = false,
  children,
}: ProductSuggestionProps) {
  const { menu } = useApp();
  const { manifest } = useEnvironment().market;
  const money = useMoney();
  const kcal = useKcal();
  const figure = ownCalories(product, product.defaultOptions?.size);
  return (
    <div
      css={look.card(manifest.ui.upsellCardHeightPx)}
      data-upsell={product.id}
      data-taken={isTaken || undefined}
    >
      <div css={look.picture}>
        {menu.catalogue ? (
          <FoodPicture drawing={drawingOfProduct(product, menu.catalogue)} img={product.img} />
        ) : null}
      </div>
      <div css={look.words}>
        <p css={look.title}>{product.title}</p>
        <p css={look.price}>
          {beside(money(price, { smallUnits: true }), kcal.of(product.type, figure))}
        </p>
      </div>
      {children}
    </div>
  );
});

/** Where the history says that a deal's page was opened from a suggestion [UPS-11]. */
const fromPromotion = 'internal-link-from-promo';

interface DealSuggestionProps {
  readonly deal: Deal;
  /** Minor units. */
  readonly price: number;
  /** The link was pressed. */
  readonly onFollow?: () => void;
}

/** A deal that is suggested: the card leads to its page, where it is put together [UPS-11]. */
export function DealSuggestion({ deal, price, onFollow }: DealSuggestionProps) {
  const { t } = useWords();
  const { manifest } = useEnvironment().market;
  const money = useMoney();
  const amount = money(price, { smallUnits: true });
  // Looks of the catalogue are checked against the drawings before a market is served.
  const drawn = (deal.look as ProductLook | undefined) ?? 'bundle-box';
  return (
    <div css={look.card(manifest.ui.upsellCardHeightPx)} data-upsell={deal.id}>
      <div css={look.picture}>
        <FoodPicture drawing={{ kind: 'product', look: drawn }} img={deal.img} />
      </div>
      <div css={look.words}>
        <Link
          css={look.wholeCard}
          to={`/order/deal/?${new URLSearchParams({ id: deal.id })}`}
          state={fromPromotion}
          onClick={onFollow}
        >
          {deal.title}
        </Link>
        <p css={look.price}>{t('upsells.dealFor', { price: amount })}</p>
      </div>
      <Icon name="chevron-right" />
    </div>
  );
}
