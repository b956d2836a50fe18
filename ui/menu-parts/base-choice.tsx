import type { CSSObject, Theme } from '@emotion/react';
import { memo } from 'react';
import type { PizzaOption } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { ChoiceChange } from '../../client/menu/edit-choice.ts';
import { caloriesMore, ownCalories } from '../../core/menu/calories.ts';
import { basePrice, optionPrice } from '../../core/menu/prices.ts';
import { isNewCrust } from '../../client/menu/product-tags.ts';
import { Badge } from '../components/badge.tsx';
import { Row } from '../components/layout.tsx';
import { RadioGroup, type RadioOption } from '../components/radio-group.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { Kcal, PriceAndKcal } from './kcal.tsx';
import { SectionTitle } from './section-title.tsx';
import { useKcal } from './use-kcal.ts';
import type { MenuFacts } from './use-menu-facts.ts';

interface SizeChoiceProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly facts: MenuFacts;
  /** Ids of the sizes on offer, smallest first. */
  readonly sizes: readonly string[];
  readonly value: string;
  /** What is paid at a size, in words; the price of the product as it comes where it is not told [SHP-21]. */
  readonly paidAt?: ((size: string) => string | undefined) | undefined;
  readonly onChange: (change: ChoiceChange) => void;
}

/** Sizes stand two by two, their words below the circle's corner. */
const twoByTwo = (theme: Theme): CSSObject => ({
  '& > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& label': { paddingInlineEnd: theme.space(3) },
});

/** Sizes of a pizza with whom they feed and what they cost. */
export const SizeChoice = memo(function SizeChoice(props: SizeChoiceProps) {
  const { product, catalogue, facts, sizes, value, paidAt, onChange } = props;
  const { t } = useWords();
  const kcal = useKcal();
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
          <>
            <Text as="span" size="small" strong>
              {paidAt ? paidAt(id) : facts.money(price)}
            </Text>
            <Kcal>{kcal.of('pizza', ownCalories(product, id))}</Kcal>
          </>
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
  const kcal = useKcal();
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
        <PriceAndKcal kcal={kcal.more(caloriesMore(catalogue.options, 'crusts', id, usual))}>
          <Text as="span" size="small" tone={price > 0 ? 'normal' : 'muted'} strong={price > 0}>
            {price > 0
              ? t('menu.builder.extra', { price: facts.money(price) })
              : t('menu.builder.included')}
          </Text>
        </PriceAndKcal>
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
