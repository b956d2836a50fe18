import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { LooseItem } from '../../../core/basket/basket.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { useTier } from '../../platform/use-tier.ts';
import { useApp } from '../../store-context.tsx';
import { ChooserWaiting } from './chooser-waiting.tsx';
import { ProductChooser } from './product-modal.tsx';

interface SectorChooserProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  /** What is changed, where it was chosen before. */
  readonly edited?: LooseItem | undefined;
  /** Takes what was chosen, and leaves the page or the choice. */
  readonly onAdd: (choice: Choice) => void;
  /** Words of the button that takes it, where it is not for a basket. */
  readonly label?: string | undefined;
  readonly onClose: () => void;
}

/** A product of the menu for who has no hut, or not the one whose menu it is, with everything that can be chosen about it [SHP-13, SHP-27]. */
const SectorChooser = observer(function SectorChooser(props: SectorChooserProps) {
  const { product, catalogue, edited, onAdd, label, onClose } = props;
  const app = useApp();
  const isReady = app.ordering !== undefined;
  const isTaken = useRef(false);
  useTier(isReady, app.readyToOrder);
  if (!isReady) return <ChooserWaiting onClose={onClose} />;
  const take = (choice: Choice): void => {
    isTaken.current = true;
    onAdd(choice);
  };
  return (
    <ProductChooser
      product={product}
      catalogue={catalogue}
      edited={edited}
      onAdd={take}
      label={label}
      onClose={() => {
        if (!isTaken.current) onClose();
      }}
    />
  );
});

export default SectorChooser;
