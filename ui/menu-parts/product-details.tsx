import type { CSSObject, Theme } from '@emotion/react';
import type { Nutrition, Product } from '../../schemas/types/catalogue/product.ts';
import { allergensOf } from '../../core/menu/allergens-of.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { Disclosure } from '../components/disclosure.tsx';
import { Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';

interface ProductDetailsProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly choice: Choice;
}

const figures = [
  'energyKcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'protein',
  'salt',
] as const satisfies readonly (keyof Nutrition)[];

const table = (theme: Theme): CSSObject => ({
  ...theme.textStyle.small,
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { ...theme.textStyle.label, textAlign: 'start', paddingBottom: theme.space(1) },
  '& th': { textAlign: 'start', fontWeight: theme.font.weight.regular },
  '& td': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { padding: `${theme.space(1.5)} 0`, borderBottom: theme.border.hairline },
});

/** Allergens of what was chosen and nutrition of the product, behind a summary. */
export function ProductDetails({ product, catalogue, choice }: ProductDetailsProps) {
  const { t, locale } = useWords();
  const known = allergensOf(choice, catalogue);
  const allergens = (known ?? []).map((name) => t(`menu.allergens.${name}`));
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(allergens);
  const none = t(known ? 'menu.details.noAllergens' : 'menu.details.unknownAllergens');
  const number = new Intl.NumberFormat(locale);
  const { nutrition } = product;
  return (
    <Disclosure summary={t('menu.details.title')}>
      <Stack gap={5}>
        <div>
          <Text size="label">{t('menu.details.contains')}</Text>
          <Text size="small">{allergens.length > 0 ? list : none}</Text>
          <Text size="tiny" tone="muted">
            {t('menu.details.caution')}
          </Text>
        </div>
        {nutrition ? (
          <table css={table}>
            <caption>{t('menu.details.per100')}</caption>
            <tbody>
              {figures.map((name) => {
                const value = nutrition[name];
                if (value === undefined) return null;
                const unit = name === 'energyKcal' ? 'kcal' : 'grams';
                return (
                  <tr key={name}>
                    <th scope="row">{t(`menu.details.${name}`)}</th>
                    <td>{t(`menu.details.${unit}`, { value: number.format(value) })}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        ) : null}
      </Stack>
    </Disclosure>
  );
}
