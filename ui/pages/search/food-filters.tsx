import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Chip } from '../../components/chip.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useWishWords } from '../../menu-parts/use-wish-words.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

const chips = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(2),
  paddingTop: theme.space(1.5),
});

const width = (theme: Theme): CSSObject => ({ maxWidth: theme.size.dialogLarge });

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset>
    <legend>
      <Text as="span" size="label">
        {title}
      </Text>
    </legend>
    <div css={chips}>{children}</div>
  </fieldset>
);

/** What a customer may keep the food to: the diets and allergens of the market [SHP-20]. */
export const FoodFilters = observer(function FoodFilters() {
  const { t } = useWords();
  const { wishes } = useApp();
  const { diets, allergens } = useEnvironment().market.manifest.menu.foodFilters;
  const words = useWishWords();
  const { now } = wishes;
  if (diets.length + allergens.length === 0) return null;
  return (
    <div css={width}>
      <Disclosure summary={t('search.filters')}>
        <Stack gap={4}>
          {diets.length > 0 ? (
            <Group title={t('search.diet')}>
              {diets.map((diet) => (
                <Chip
                  key={diet}
                  icon="leaf"
                  pressed={now.diets.includes(diet)}
                  onToggle={() => wishes.switchDiet(diet)}
                >
                  {words.diet(diet)}
                </Chip>
              ))}
            </Group>
          ) : null}
          {allergens.length > 0 ? (
            <Group title={t('search.allergens')}>
              {allergens.map((allergen) => (
                <Chip
                  key={allergen}
                  pressed={now.without.includes(allergen)}
                  onToggle={() => wishes.switchAllergen(allergen)}
                >
                  {words.without(allergen)}
                </Chip>
              ))}
            </Group>
          ) : null}
        </Stack>
      </Disclosure>
    </div>
  );
});
