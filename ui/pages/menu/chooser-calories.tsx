import { observer } from 'mobx-react-lite';
import { caloriesOf } from '../../../core/menu/calories.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { Text } from '../../components/text.tsx';
import { beside, useKcal } from '../../menu-parts/use-kcal.ts';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

interface ChooserCaloriesProps {
  readonly product: Product;
  readonly choice: Choice;
  readonly catalogue: Catalogue;
}

/** Kilocalories of a serving or, of a pizza, of a slice as it is chosen, where they show [MNU-73, MNU-75, SHP-06]. */
export const ChooserCalories = observer(function ChooserCalories(props: ChooserCaloriesProps) {
  const { product, choice, catalogue } = props;
  const { t } = useWords();
  const kcal = useKcal();
  const { dailyCaloriesKcal } = useEnvironment().market.manifest.nutrition;
  const figure = kcal.of(product.type, caloriesOf(choice, product, catalogue));
  if (figure === undefined) return null;
  return (
    <Text size="tiny" tone="muted">
      {beside(figure, t('menu.calories.daily', { calories: dailyCaloriesKcal }))}
    </Text>
  );
});
