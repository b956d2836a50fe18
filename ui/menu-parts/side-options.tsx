import type { CSSObject, Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { basePrice } from '../../core/menu/prices.ts';
import { toMinor } from '../../core/money/money.ts';
import { Checkbox } from '../components/checkbox.tsx';
import { Stack } from '../components/layout.tsx';
import { Text } from '../components/text.tsx';
import { useWords } from '../words/words-context.tsx';
import { drawingOf } from './drawing.ts';
import { FoodPicture } from './food-picture.tsx';
import { PriceAndKcal } from './kcal.tsx';
import type { BuilderProps } from './pizza-builder.tsx';
import { SectionTitle } from './section-title.tsx';
import { useKcal } from './use-kcal.ts';

const legendStyle = (theme: Theme): CSSObject => ({ padding: `0 0 ${theme.space(1)}` });

const withPicture = (theme: Theme): CSSObject => ({
  display: 'inline-flex',
  gap: theme.space(2),
  alignItems: 'center',
  // Larger than a line of words, it must not push its row apart.
  marginBlock: `calc(-1 * ${theme.space(1.5)})`,
  '& > svg, & > img': { width: theme.space(9), height: theme.space(9), flex: 'none' },
});

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Group = ({ title, children }: GroupProps) => (
  <fieldset>
    <legend css={legendStyle}>
      <SectionTitle>{title}</SectionTitle>
    </legend>
    {children}
  </fieldset>
);

/** Priced extras of a side and the dips that go with it [MNU-43, MNU-66]. */
export function SideOptions({ product, catalogue, facts, draft, onChange }: BuilderProps) {
  const { t } = useWords();
  const kcal = useKcal();
  const modifiers = product.modifiers ?? [];
  const dips = (product.dips ?? []).flatMap((id) => catalogue.products.get(id) ?? []);
  const priceOf = (minor: number) => (
    <Text as="span" size="small" strong>
      {t('menu.builder.extra', { price: facts.money(minor) })}
    </Text>
  );
  const isOn = (ids: readonly string[] | undefined, id: string): boolean =>
    ids?.includes(id) ?? false;
  if (modifiers.length === 0 && dips.length === 0) return null;
  return (
    <Stack gap={6}>
      {modifiers.length > 0 ? (
        <Group title={t('menu.sides.modifiers')}>
          {modifiers.map(({ id, title, price }) => (
            <Checkbox
              key={id}
              label={title}
              trailing={priceOf(toMinor(price))}
              checked={isOn(draft.choice.modifiers, id)}
              onChange={({ target }) => onChange({ part: 'modifier', id, isOn: target.checked })}
            />
          ))}
        </Group>
      ) : null}
      {dips.length > 0 ? (
        <Group title={t('menu.sides.dips')}>
          {dips.map((dip) => (
            <Checkbox
              key={dip.id}
              label={
                <span css={withPicture}>
                  <FoodPicture
                    drawing={drawingOf({ type: 'dip', productId: dip.id }, catalogue)}
                    img={dip.img}
                  />
                  {dip.title}
                </span>
              }
              trailing={
                <PriceAndKcal kcal={kcal.of(dip.type, dip.servingCalories)}>
                  {priceOf(basePrice(dip, undefined) ?? 0)}
                </PriceAndKcal>
              }
              checked={isOn(draft.choice.dips, dip.id)}
              onChange={({ target }) => onChange({ part: 'dip', id: dip.id, isOn: target.checked })}
            />
          ))}
        </Group>
      ) : null}
    </Stack>
  );
}
