import { observer } from 'mobx-react-lite';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

interface ChooserCaloriesProps {
  readonly product: Product;
  readonly size: string | undefined;
}

/** Kilocalories of a serving or, of a pizza, of a slice at the chosen size, where they show [MNU-73, MNU-75]. */
export const ChooserCalories = observer(function ChooserCalories(props: ChooserCaloriesProps) {
  const { product, size } = props;
  const { t } = useWords();
  const { menu } = useApp();
  const { dailyCaloriesKcal } = useEnvironment().market.manifest.nutrition;
  const sold = product.sizes?.find(({ id }) => id === size);
  const calories = sold?.servingCalories ?? product.servingCalories;
  if (!menu.showsCalories || calories === undefined) return null;
  const unit = product.type === 'pizza' ? 'menu.calories.slice' : 'menu.calories.serving';
  return (
    <Text size="tiny" tone="muted">
      {[t(unit, { calories }), t('menu.calories.daily', { calories: dailyCaloriesKcal })].join(
        ' · ',
      )}
    </Text>
  );
});
