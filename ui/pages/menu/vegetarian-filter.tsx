import { observer } from 'mobx-react-lite';
import { Chip } from '../../components/chip.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

/** Keeps the menu to vegetarian food [MNU-70, MNU-71]. */
export const VegetarianFilter = observer(function VegetarianFilter() {
  const { t } = useWords();
  const { wishes } = useApp();
  return (
    <Chip
      icon="leaf"
      pressed={wishes.isVegetarianOnly}
      onToggle={() => wishes.switchDiet('vegetarian')}
    >
      {t('menu.vegetarian.filter')}
    </Chip>
  );
});
