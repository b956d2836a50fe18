import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useWishWords } from '../../menu-parts/use-wish-words.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(2),
  alignItems: 'center',
});

/** What the menu is kept to, each with a way to drop it, and what such a list is worth [SHP-20]. */
export const WishChips = observer(function WishChips() {
  const { t } = useWords();
  const { wishes } = useApp();
  const words = useWishWords();
  const group = useRef<HTMLDivElement>(null);
  const { diets, without } = wishes.now;
  if (wishes.count === 0) return null;
  const chips = [
    ...diets.map((diet) => ({
      id: `diet ${diet}`,
      label: words.diet(diet),
      drop: () => wishes.switchDiet(diet),
    })),
    ...without.map((allergen) => ({
      id: `without ${allergen}`,
      label: words.without(allergen),
      drop: () => wishes.switchAllergen(allergen),
    })),
  ];
  return (
    <Stack gap={2}>
      <div ref={group} role="group" aria-label={t('search.active')} tabIndex={-1} css={row}>
        {chips.map(({ id, label, drop }) => (
          <Button
            key={id}
            size="small"
            variant="secondary"
            aria-label={t('search.drop', { wish: label })}
            trailing={<Icon name="close" size="small" />}
            onClick={() => {
              // The button goes with what it drops: its row takes the focus.
              group.current?.focus();
              drop();
            }}
          >
            {label}
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={() => wishes.clear()}>
          {t('search.clearAll')}
        </Button>
      </div>
      <Text size="small" tone="muted">
        {t('search.caution')}
      </Text>
    </Stack>
  );
});
