import { useCallback, useDeferredValue, useMemo, memo } from 'react';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { recipeOf } from '../../core/menu/default-choice.ts';
import type { ChoiceChange, ChoiceDraft } from '../../client/menu/edit-choice.ts';
import { toppingOrder } from '../../client/menu/menu-variants.ts';
import { crustsAt, optionPrice, soldAt, basePrice } from '../../core/menu/prices.ts';
import { Stack, Row } from '../components/layout.tsx';
import { useEnvironment } from '../use-environment.ts';
import { useWords } from '../words/words-context.tsx';
import { PillRadios, type Pill } from './pill-radios.tsx';
import { ToppingChoice } from './topping-choice.tsx';
import type { MenuFacts } from './use-menu-facts.ts';
import type { CSSObject, Theme } from '@emotion/react';
import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import { isNewCrust } from '../../client/menu/product-tags.ts';
import { Badge } from '../components/badge.tsx';
import { RadioGroup, type RadioOption } from '../components/radio-group.tsx';
import { Text } from '../components/text.tsx';
import { SectionTitle } from './section-title.tsx';

interface SizeChoiceProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly facts: MenuFacts;
  /** Ids of the sizes on offer, smallest first. */
  readonly sizes: readonly string[];
  readonly value: string;
  readonly onChange: (change: ChoiceChange) => void;
}

/** Sizes stand two by two, their words below the circle's corner. */
const twoByTwo = (theme: Theme): CSSObject => ({
  '& > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& label': { paddingInlineEnd: theme.space(3) },
});

/** Sizes of a pizza with whom they feed and what they cost. */
export const SizeChoice = memo(function SizeChoice(props: SizeChoiceProps) {
  const { product, catalogue, facts, sizes, value, onChange } = props;
  const { t } = useWords();
  const options = sizes.flatMap((id): RadioOption<string>[] => {
    const size = catalogue.options.sizes.find((known) => known.id === id);
    const price = basePrice(product, id);
    if (!size || price === undefined) return [];
    return [
      {
        value: id,
        label: size.title,
        description: size.desc,
        trailing: (
          <Text as="span" size="small" strong>
            {facts.money(price)}
          </Text>
        ),
      },
    ];
  });
  return (
    <RadioGroup
      legend={<SectionTitle>{t('menu.builder.size')}</SectionTitle>}
      variant="tiles"
      css={twoByTwo}
      options={options}
      value={value}
      onChange={(id) => onChange({ part: 'size', id })}
    />
  );
});

interface CrustChoiceProps {
  /** Crusts on offer, in menu order. */
  readonly crusts: readonly PizzaOption[];
  /** Crust that costs nothing: the product's own. */
  readonly usual: string | undefined;
  readonly size: string;
  readonly catalogue: Catalogue;
  readonly facts: MenuFacts;
  readonly value: string;
  readonly onChange: (change: ChoiceChange) => void;
}

/** Crusts with what they cost more, the new and the passing ones marked [MNU-47, MNU-48]. */
export const CrustChoice = memo(function CrustChoice(props: CrustChoiceProps) {
  const { crusts, usual, size, catalogue, facts, value, onChange } = props;
  const { t } = useWords();
  const options = crusts.map(({ id, title, desc, limited }): RadioOption<string> => {
    const price = id === usual ? 0 : (optionPrice(catalogue.options, 'crusts', id, size) ?? 0);
    const isNew = isNewCrust(id, facts.manifest.menu);
    return {
      value: id,
      label: (
        <Row as="span" gap={2}>
          <span>{title}</span>
          {isNew ? <Badge tone="success">{t('menu.tags.new')}</Badge> : null}
          {limited ? <Badge tone="warning">{t('menu.builder.limited')}</Badge> : null}
        </Row>
      ),
      description: desc,
      trailing: (
        <Text as="span" size="small" tone={price > 0 ? 'normal' : 'muted'} strong={price > 0}>
          {price > 0
            ? t('menu.builder.extra', { price: facts.money(price) })
            : t('menu.builder.included')}
        </Text>
      ),
    };
  });
  return (
    <RadioGroup
      legend={<SectionTitle>{t('menu.builder.crust')}</SectionTitle>}
      variant="cards"
      options={options}
      value={value}
      onChange={(id) => onChange({ part: 'crust', id })}
    />
  );
});

/** What every builder of a choice takes. */
export interface BuilderProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly facts: MenuFacts;
  /** The only size on offer, as in a deal; absent means all the product is sold in. */
  readonly onlySize?: string | undefined;
  readonly draft: ChoiceDraft;
  readonly onChange: (change: ChoiceChange) => void;
}

/** Sauces or cheeses sold at a size, each with what it costs more than the usual one. */
function usePills(
  list: 'sauces' | 'cheeses',
  usualId: string | undefined,
  size: string,
  { catalogue, facts }: BuilderProps,
): readonly Pill[] {
  const { t } = useWords();
  const { options } = catalogue;
  return useMemo(
    () =>
      soldAt(options[list], size).map(({ id, title }) => {
        const price = id === usualId ? 0 : (optionPrice(options, list, id, size) ?? 0);
        const extra =
          price > 0 ? t('menu.builder.extra', { price: facts.money(price) }) : undefined;
        return { id, label: title, extra };
      }),
    [list, usualId, size, options, facts, t],
  );
}

/** Everything a customer may change about a pizza: size, crust, sauce, cheese and toppings [MNU-66]. */
export function PizzaBuilder(props: BuilderProps) {
  const { product, catalogue, facts, onlySize, draft, onChange } = props;
  const { t } = useWords();
  const { experiments } = useEnvironment();
  const { options } = catalogue;
  // The long list of toppings lies below the first screen: what is in sight opens without waiting for it.
  const showsToppings = useDeferredValue(true, false);
  const recipe = recipeOf(draft.choice, product);
  const usual = product.defaultOptions;
  const size = recipe?.size ?? '';
  const sizes = useMemo(
    () => (product.sizes ?? []).map(({ id }) => id).filter((id) => !onlySize || id === onlySize),
    [product, onlySize],
  );
  const crusts = useMemo(() => crustsAt(product, size, options), [product, size, options]);
  const sauces = usePills('sauces', usual?.sauces[0], size, props);
  const cheeses = usePills('cheeses', usual?.cheeses[0], size, props);
  const chooseSauce = useCallback((id: string) => onChange({ part: 'sauce', id }), [onChange]);
  const chooseCheese = useCallback((id: string) => onChange({ part: 'cheese', id }), [onChange]);
  if (!recipe) return null;
  const order = toppingOrder(experiments);
  return (
    <Stack gap={8}>
      <SizeChoice {...{ product, catalogue, facts, sizes, onChange }} value={size} />
      <CrustChoice
        {...{ crusts, size, catalogue, facts, onChange }}
        usual={usual?.crust}
        value={recipe.crust}
      />
      <PillRadios
        legend={t('menu.builder.sauce')}
        pills={sauces}
        value={recipe.sauce}
        onChange={chooseSauce}
      />
      <PillRadios
        legend={t('menu.builder.cheese')}
        pills={cheeses}
        value={recipe.cheese}
        onChange={chooseCheese}
      />
      {showsToppings ? (
        <ToppingChoice {...{ product, catalogue, facts, order, size, draft, onChange }} />
      ) : null}
    </Stack>
  );
}
