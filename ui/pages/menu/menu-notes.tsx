import { observer } from 'mobx-react-lite';
import { triesHidingAllergens } from '../../../client/menu/menu-variants.ts';
import { Stack } from '../../components/layout.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** Page that tells what is in the food. */
const allergensPage = 'allergens';

/** What stands below the menu: the daily need of energy where calories show, and the way to the allergens [MNU-75]. */
export const MenuNotes = observer(function MenuNotes() {
  const { t } = useWords();
  const { manifest } = useEnvironment().market;
  const { menu } = useApp();
  const hidesAllergens = triesHidingAllergens(menu.experiments);
  const hasAllergens = manifest.pages.includes(allergensPage) && !hidesAllergens;
  return (
    <Stack gap={2}>
      {menu.showsCalories ? (
        <Text size="small" tone="muted">
          {t('menu.calories.daily', { calories: manifest.nutrition.dailyCaloriesKcal })}
        </Text>
      ) : null}
      {hasAllergens ? (
        <Text size="small" tone="muted">
          <TextLink to={`/${allergensPage}/`}>{t('menu.allergensNote')}</TextLink>
        </Text>
      ) : null}
    </Stack>
  );
});
