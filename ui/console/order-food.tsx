import type { CSSObject, Theme } from '@emotion/react';
import { useMemo } from 'react';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { recipeOf } from '../../core/menu/default-choice.ts';
import { halvesOf } from '../../core/menu/halves.ts';
import { pizzaOption } from '../../core/menu/prices.ts';
import { fromOrderDeals } from '../../core/orders/order-deals.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { HutBoard } from '../../schemas/types/http/operators.ts';
import { Badge } from '../components/badge.tsx';
import { Heading } from '../components/heading.tsx';
import { Row, Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { describeChoice } from '../menu-parts/describe-choice.ts';
import { drawingOf } from '../menu-parts/drawing.ts';
import { FoodPicture } from '../menu-parts/food-picture.tsx';
import { useWords } from '../words/words-context.tsx';

/** What the dishes of an order are known by. */
export type Food = Pick<HutBoard, 'products' | 'options'>;

interface OrderFoodProps {
  readonly deals: HutBoard['tickets'][number]['deals'];
  readonly food: Food;
  readonly currency: string;
}

const line = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: `${theme.space(28)} minmax(0, 1fr)`,
  gap: theme.space(4),
  alignItems: 'start',
  paddingTop: theme.space(4),
  borderTop: theme.border.hairline,
});

const catalogueOf = ({ products, options }: Food, currency: string): Catalogue => ({
  currency,
  options,
  products: new Map(products.map((product) => [product.id, product])),
  deals: new Map(),
  discounts: new Map(),
});

/** Everything chosen, the same choice counted: pizzas first, as they take longest. */
function dishesOf(deals: OrderFoodProps['deals']) {
  const { items, deals: built } = fromOrderDeals(deals);
  const choices = [
    ...items.map(({ choice }) => choice),
    ...built.flatMap((deal) => Object.values(deal.choices).flat()),
  ];
  const counted = new Map<string, { readonly choice: Choice; count: number }>();
  for (const choice of choices) {
    const key = JSON.stringify(choice);
    const known = counted.get(key);
    if (known) known.count += 1;
    else counted.set(key, { choice, count: 1 });
  }
  return [...counted.values()].toSorted(
    (one, other) => Number(other.choice.type === 'pizza') - Number(one.choice.type === 'pizza'),
  );
}

/** What lies on a product as it was chosen, in words: sauce, cheese, toppings. */
function recipeWords(choice: Choice, product: Product, { options }: Catalogue): string {
  const recipe = recipeOf(choice, product);
  if (!recipe) return '';
  const title = (list: 'sauces' | 'cheeses' | 'toppings', id: string | undefined) =>
    id === undefined ? '' : (pizzaOption(options, list, id)?.title ?? id);
  return [
    title('sauces', recipe.sauce),
    title('cheeses', recipe.cheese),
    ...recipe.toppings.map((id) => title('toppings', id)),
  ]
    .filter((name) => name !== '')
    .join(', ');
}

/** The dishes of an order, drawn, with recipe, changes, halves and allergens [OPR-24]. */
export function OrderFood({ deals, food, currency }: OrderFoodProps) {
  const catalogue = useMemo(() => catalogueOf(food, currency), [food, currency]);
  const dishes = useMemo(() => dishesOf(deals), [deals]);
  return (
    <Stack as="ul" gap={4}>
      {dishes.map(({ choice, count }) => (
        <Dish key={JSON.stringify(choice)} choice={choice} count={count} catalogue={catalogue} />
      ))}
    </Stack>
  );
}

interface DishProps {
  readonly choice: Choice;
  readonly count: number;
  readonly catalogue: Catalogue;
}

function Dish({ choice, count, catalogue }: DishProps) {
  const { t } = useWords();
  const { products } = catalogue;
  const { title, lines } = describeChoice(choice, catalogue, t);
  const halves = halvesOf(choice).flatMap((half) => {
    const pizza = products.get(half.productId);
    return pizza ? [{ half, pizza }] : [];
  });
  const product = products.get(choice.productId);
  const parts = [
    ...halves.map(({ pizza }) => pizza),
    ...(product ? [product] : []),
    ...[choice, ...halves.map(({ half }) => half)]
      .flatMap(({ toppings = [] }) => toppings)
      .flatMap((id) => pizzaOption(catalogue.options, 'toppings', id) ?? []),
  ];
  const allergens = [...new Set(parts.flatMap((part) => part.allergens ?? []))];
  return (
    <li css={line}>
      <FoodPicture
        drawing={drawingOf(choice, catalogue)}
        // A kitchen makes a pizza by what lies on it, which its drawing shows.
        img={product?.type === 'pizza' ? undefined : product?.img}
      />
      <Stack gap={2}>
        <Heading level={3} look="heading">
          {t('ticket.dish', { count, title: title === '' ? choice.productId : title })}
        </Heading>
        {lines.map((text) => (
          <Text key={text} strong>
            {text}
          </Text>
        ))}
        {halves.length > 0
          ? halves.map(({ half, pizza }, index) => (
              <Text key={`${pizza.id}${index}`} size="small">
                {t(index === 0 ? 'ticket.firstHalf' : 'ticket.secondHalf', {
                  title: pizza.title,
                  recipe: recipeWords(half, pizza, catalogue),
                })}
              </Text>
            ))
          : product && (
              <Text size="small" tone="muted">
                {recipeWords(choice, product, catalogue)}
              </Text>
            )}
        {allergens.length > 0 && (
          <Row gap={1.5}>
            <Text size="small" strong as="span">
              {t('ticket.allergens')}
            </Text>
            {allergens.map((allergen) => (
              <Badge key={allergen} tone="danger">
                {t(`allergens.${allergen}`)}
              </Badge>
            ))}
          </Row>
        )}
      </Stack>
    </li>
  );
}
