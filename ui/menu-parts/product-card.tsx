import { memo } from 'react';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { productTags } from '../../client/menu/product-tags.ts';
import { Badge } from '../components/badge.tsx';
import { Button } from '../components/button.tsx';
import { Card, CardAction } from '../components/card.tsx';
import { Price } from '../components/price.tsx';
import { useWords } from '../words/words-context.tsx';
import { CardCue } from './card-cue.tsx';
import type { Drawing } from './drawing.ts';
import { FoodPicture } from './food-picture.tsx';
import { isTile } from '../../core/menu/listed-products.ts';
import * as look from './product-card-style.ts';
import { ProductTagList } from './product-tag-list.tsx';
import type { MenuFacts } from './use-menu-facts.ts';

interface ProductCardProps {
  readonly product: Product;
  readonly drawing: Drawing;
  readonly facts: MenuFacts;
  /** The price as it is shown; a product with several sizes has it after 'from' [MNU-38]. */
  readonly price: string;
  readonly isFrom?: boolean | undefined;
  readonly isPopular?: boolean | undefined;
  /** Kilocalories in words, where they show [MNU-73]. */
  readonly calories?: string | undefined;
  /** Address the card leads to; without one it is a button that calls `onOpen`. */
  readonly to?: string | undefined;
  readonly onOpen?: ((product: Product) => void) | undefined;
  /** Place of its name in the outline of the page; 2 where it stands below the page's own heading. */
  readonly level?: 2 | 3 | undefined;
  /** Adds the product as it is, without opening it. */
  readonly onAdd?: ((product: Product) => void) | undefined;
  /** What of it is added, with its price, where that is one of several. */
  readonly added?: string | undefined;
  /** Key of what the button says that does so, where it is not put into the basket. */
  readonly addKey?: string | undefined;
}

/** A pizza runs over the edge of its plate; one of two halves has to be seen whole on a small one. */
function fitOf(drawing: Drawing): look.Fit {
  if (drawing.kind === 'product') return 'whole';
  return drawing.other ? 'halves' : 'bleed';
}

/** A product of the menu: picture, name, words, tags and price; one press opens it or adds it [MNU-42]. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const {
    product,
    drawing,
    facts,
    price,
    isFrom,
    isPopular,
    calories,
    to,
    onOpen,
    level = 2,
    onAdd,
    added,
    addKey = 'menu.addOne',
  } = props;
  const { t } = useWords();
  const Title = `h${level}` as const;
  const tags = productTags(product, facts.manifest.menu);
  return (
    <Card as="li" room="none" interactive css={look.card}>
      <div css={look.plate} data-plate>
        <div css={look.picture(fitOf(drawing))}>
          <FoodPicture drawing={drawing} img={product.img} />
        </div>
        {isPopular || product.isNew ? (
          <div css={look.badges}>
            {isPopular ? (
              <Badge tone="accent" strong>
                {t('menu.popular')}
              </Badge>
            ) : null}
            {product.isNew ? (
              <Badge tone="success" strong>
                {t('menu.tags.new')}
              </Badge>
            ) : null}
          </div>
        ) : null}
      </div>
      <div css={look.content}>
        <Title css={look.title}>
          <CardAction {...(to === undefined ? { onClick: () => onOpen?.(product) } : { to })}>
            {product.title}
          </CardAction>
        </Title>
        {product.desc ? <p css={look.description}>{product.desc}</p> : null}
        <ProductTagList tags={tags.filter((tag) => tag !== 'new')} />
        <div css={added ? look.bottomWithWords : look.bottom}>
          <div css={look.figures}>
            <Price amount={price} prefix={isFrom ? t('menu.from') : undefined} />
            {calories ? <span css={look.calories}>{calories}</span> : null}
          </div>
          {onAdd ? (
            <div css={look.above}>
              <Button
                size="small"
                variant="secondary"
                icon="plus"
                aria-label={t(addKey, {
                  title: added ? `${product.title}, ${added}` : product.title,
                })}
                onClick={() => onAdd(product)}
              >
                {added ?? t('menu.add')}
              </Button>
            </div>
          ) : (
            <CardCue>{t(isTile(product) ? 'menu.create' : 'menu.choose')}</CardCue>
          )}
        </div>
      </div>
    </Card>
  );
});
