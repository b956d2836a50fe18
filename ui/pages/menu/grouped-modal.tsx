import { observer } from 'mobx-react-lite';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { Sheet } from '../../components/sheet.tsx';
import { HiddenByWishes } from '../../menu-parts/hidden-by-wishes.tsx';
import { useFits } from '../../menu-parts/use-fits.ts';
import { useMenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { MenuCard } from './menu-card.tsx';
import { grid } from './menu-grid.ts';
import { useAddChoice } from './use-add-choice.ts';

interface GroupedModalProps {
  readonly products: readonly Product[];
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
}

/** The products of a group, of which the one picked goes into the basket [MNU-67]. */
export const GroupedModal = observer(function GroupedModal(props: GroupedModalProps) {
  const { products, catalogue, onClose } = props;
  const { t } = useWords();
  const { menu } = useApp();
  const facts = useMenuFacts();
  const addChoice = useAddChoice();
  const { fits, start } = useFits(catalogue);
  const fitting = products.filter((product) => fits(product));
  const pick = (product: Product): void => {
    addChoice(start(product));
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('menu.modal.grouped')}
      closeLabel={t('menu.modal.close')}
    >
      <ul role="list" css={grid}>
        {fitting.map((product) => (
          <MenuCard
            key={product.id}
            product={product}
            drawnFrom={catalogue}
            facts={facts}
            isPopular={false}
            showsCalories={menu.showsCalories}
            onPick={pick}
          />
        ))}
      </ul>
      <HiddenByWishes count={products.length - fitting.length} />
    </Sheet>
  );
});
