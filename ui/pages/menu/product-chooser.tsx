import { observer } from 'mobx-react-lite';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { LooseItem } from '../../../core/basket/basket.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { checkChoice } from '../../../core/menu/check-choice.ts';
import { choiceTags } from '../../../client/menu/choice-tags.ts';
import { startingChoice } from '../../../client/menu/edit-choice.ts';
import { priceChoice } from '../../../core/menu/price-choice.ts';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { ChoiceStage } from '../../menu-parts/choice-stage.tsx';
import { describeChoice } from '../../menu-parts/describe-choice.ts';
import { ProductDetails } from '../../menu-parts/product-details.tsx';
import { ProductOptions } from '../../menu-parts/product-options.tsx';
import { ProductTagList } from '../../menu-parts/product-tag-list.tsx';
import { useChoiceEdit } from '../../menu-parts/use-choice-edit.ts';
import { useMenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useWords } from '../../words/words-context.tsx';
import { ChooserCalories } from './chooser-calories.tsx';
import { ChooserFooter } from './chooser-footer.tsx';
import { ProductFrame } from './product-frame.tsx';
import { useAddChoice } from './use-add-choice.ts';

interface ProductChooserProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  /** Basket item whose choice is changed; saving puts the new one in its place [MNU-68]. */
  readonly edited: LooseItem | undefined;
  readonly onClose: () => void;
}

/** Everything about one product: its picture, what can be chosen, its price, and the way into the basket. */
export const ProductChooser = observer(function ProductChooser(props: ProductChooserProps) {
  const { product, catalogue, edited, onClose } = props;
  const { t } = useWords();
  const facts = useMenuFacts();
  const addChoice = useAddChoice();
  const { rules } = facts;
  const [draft, change] = useChoiceEdit(
    { product, catalogue, rules },
    () => edited?.choice ?? startingChoice(product, catalogue),
  );
  const { choice } = draft;
  const priced = priceChoice(choice, catalogue, rules);
  const canAdd = priced !== undefined && checkChoice(choice, catalogue, rules).length === 0;
  const price = priced ? facts.money(priced.total) : undefined;
  const save = (): void => {
    addChoice(choice, edited?.basketItemId);
    onClose();
  };
  return (
    <ProductFrame
      title={product.title}
      onClose={onClose}
      picture={<ChoiceStage product={product} catalogue={catalogue} choice={choice} />}
      about={
        <Stack gap={2}>
          {product.desc ? <Text tone="muted">{product.desc}</Text> : null}
          <ProductTagList tags={choiceTags(choice, product, catalogue, facts.manifest.menu)} />
          <ChooserCalories product={product} size={choice.size} />
        </Stack>
      }
      footer={
        <ChooserFooter
          summary={describeChoice(choice, catalogue, t).lines.join(', ')}
          price={price}
          canAdd={canAdd}
          label={t(edited ? 'menu.modal.save' : 'menu.modal.add')}
          onAdd={save}
        />
      }
    >
      <Stack gap={6}>
        {canAdd ? null : <Notice tone="warning">{t('menu.modal.unavailable')}</Notice>}
        <ProductOptions {...{ product, catalogue, facts, draft }} onChange={change} />
        <ProductDetails product={product} catalogue={catalogue} choice={choice} />
      </Stack>
    </ProductFrame>
  );
});
