import { observer } from 'mobx-react-lite';
import { Chip } from '../../components/chip.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

/** Keeps the menu to vegetarian food [MNU-70, MNU-71]. */
export const VegetarianFilter = observer(function VegetarianFilter() {
  const { t } = useWords();
  const { menu } = useApp();
  return (
    <Chip
      icon="leaf"
      pressed={menu.isVegetarianOnly}
      onToggle={(isOn) => menu.setVegetarianOnly(isOn)}
    >
      {t('menu.vegetarian.filter')}
    </Chip>
  );
});
