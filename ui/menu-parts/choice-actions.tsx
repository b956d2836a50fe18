import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { Button } from '../components/button.tsx';
import { useApp } from '../store-context.tsx';
import { useEnvironment } from '../use-environment.ts';
import { useWords } from '../words/words-context.tsx';
import { ActionRow } from './action-row.tsx';
import { describeChoice } from './describe-choice.ts';
import { HeartButton } from './heart-button.tsx';
import { NameDialog } from './name-dialog.tsx';
import { ShareFood } from './share-food.tsx';
import { useFavourites } from './use-favourites.ts';

interface ChoiceActionsProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly choice: Choice;
}

/** What can be done with a product beside buying it: keep it, keep it as it was made under a name, send it [SHP-26]. */
export const ChoiceActions = observer(function ChoiceActions(props: ChoiceActionsProps) {
  const { product, catalogue, choice } = props;
  const { t } = useWords();
  const { notifications } = useApp();
  const { randomId } = useEnvironment();
  const favourites = useFavourites();
  const [isNaming, setNaming] = useState(false);
  const { id, title } = product;
  const keep = async (name: string): Promise<boolean> => {
    const isKept = await favourites.keep({ kind: 'own', id: randomId(), title, name, choice });
    if (isKept) {
      notifications.raise({
        id: 'favourites',
        type: 'success',
        message: 'favourites.name.saved',
        values: { name },
        hideShowBasket: true,
      });
    }
    return isKept;
  };
  return (
    <ActionRow>
      <HeartButton favourite={{ kind: 'product', id, title }} />
      {product.type === 'pizza' ? (
        <Button variant="quiet" size="small" icon="edit" onClick={() => setNaming(true)}>
          {t('favourites.name.open')}
        </Button>
      ) : null}
      <ShareFood title={title} food={() => ({ deals: [], items: [{ choice, count: 1, title }] })} />
      {isNaming ? (
        <NameDialog
          name=""
          about={describeChoice(choice, catalogue, t).lines.join(', ')}
          onName={keep}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </ActionRow>
  );
});
