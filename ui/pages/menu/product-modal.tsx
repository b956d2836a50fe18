import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { type ModalQuery, readModalQuery, withoutModal } from '../../../client/menu/modal-query.ts';
import { groupedProducts } from '../../../core/menu/visible-products.ts';
import { useApp } from '../../store-context.tsx';
import { GroupedModal } from './grouped-modal.tsx';
import { ModalWaiting } from './modal-waiting.tsx';
import type { LooseItem } from '../../../core/basket/basket.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { checkChoice } from '../../../core/menu/check-choice.ts';
import { choiceTags } from '../../../client/menu/choice-tags.ts';
import { priceChoice } from '../../../core/menu/price-choice.ts';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { ChoiceActions } from '../../menu-parts/choice-actions.tsx';
import { ChoiceStage } from '../../menu-parts/choice-stage.tsx';
import { describeChoice } from '../../menu-parts/describe-choice.ts';
import { ProductDetails } from '../../menu-parts/product-details.tsx';
import { ProductOptions, useChoiceEdit } from '../../menu-parts/product-options.tsx';
import { ProductTagList } from '../../menu-parts/product-tag-list.tsx';
import { UnfitNotice } from '../../menu-parts/unfit-notice.tsx';
import { useFits } from '../../menu-parts/use-fits.ts';
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
  /** Takes what was chosen, in place of the basket. */
  readonly onAdd?: ((choice: Choice) => void) | undefined;
  /** Words of the button that takes it, where it is not put into the basket. */
  readonly label?: string | undefined;
  readonly onClose: () => void;
}

/** Everything about one product: its picture, what can be chosen, its price, and the way into the basket. */
export const ProductChooser = observer(function ProductChooser(props: ProductChooserProps) {
  const { product, catalogue, edited, onAdd, label, onClose } = props;
  const { t } = useWords();
  const facts = useMenuFacts();
  const addChoice = useAddChoice();
  const { rules } = facts;
  const { start } = useFits(catalogue);
  const [draft, change] = useChoiceEdit(
    { product, catalogue, rules },
    () => edited?.choice ?? start(product),
  );
  const { choice } = draft;
  const priced = priceChoice(choice, catalogue, rules);
  const canAdd = priced !== undefined && checkChoice(choice, catalogue, rules).length === 0;
  const price = priced ? facts.money(priced.total) : undefined;
  const save = (): void => {
    if (onAdd) onAdd(choice);
    else addChoice(choice, edited?.basketItemId);
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
          <ChooserCalories {...{ product, choice, catalogue }} />
          <ChoiceActions {...{ product, choice, catalogue }} />
        </Stack>
      }
      footer={
        <ChooserFooter
          summary={describeChoice(choice, catalogue, t).lines.join(', ')}
          price={price}
          canAdd={canAdd}
          label={label ?? t(edited ? 'menu.modal.save' : 'menu.modal.add')}
          onAdd={save}
        />
      }
    >
      <Stack gap={6}>
        <UnfitNotice {...{ choice, product, catalogue }} />
        {canAdd ? null : <Notice tone="warning">{t('menu.modal.unavailable')}</Notice>}
        <ProductOptions {...{ product, catalogue, facts, draft }} onChange={change} />
        <ProductDetails product={product} catalogue={catalogue} choice={choice} />
      </Stack>
    </ProductFrame>
  );
});

/** The products an address asks the modal for: one, or those of a group; none where it names nothing that is sold. */
function askedProducts(query: ModalQuery, { products }: Catalogue): readonly Product[] {
  const { modal, mode, groupingKey, type, subtype } = query;
  if (mode !== 'grouped') {
    const product = products.get(modal);
    return product && product.dealOnly !== true ? [product] : [];
  }
  if (groupingKey === undefined) return [];
  return groupedProducts(products.values(), {
    groupingKey,
    ...(type === undefined ? {} : { type }),
    ...(subtype === undefined ? {} : { subtype }),
  });
}

/** Opens with the `modal` parameter of the address and closes without it [MNU-62, MNU-63]. */
const ProductModal = observer(function ProductModal() {
  const [parameters] = useSearchParams();
  const query = useMemo(() => readModalQuery(parameters), [parameters]);
  return query ? <OpenModal key={parameters.toString()} query={query} /> : null;
});

const OpenModal = observer(function OpenModal({ query }: { readonly query: ModalQuery }) {
  const { basket, menu } = useApp();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const navigationType = useNavigationType();
  const [wasOpenedHere] = useState(navigationType === NavigationType.Push);
  const { catalogue } = menu;
  const products = useMemo(
    () => (catalogue ? askedProducts(query, catalogue) : []),
    [query, catalogue],
  );
  const isUnknown = catalogue !== undefined && products.length === 0;
  useEffect(() => {
    if (isUnknown) setParameters(withoutModal(parameters), { replace: true });
  }, [isUnknown, parameters, setParameters]);
  useEffect(() => {
    menu.trackInSector('product-opened', { id: query.modal });
  }, [menu, query]);
  const close = (): void => {
    if (wasOpenedHere) void navigate(-1);
    else setParameters(withoutModal(parameters), { replace: true });
  };
  if (isUnknown) return null;
  if (!catalogue) return <ModalWaiting onClose={close} />;
  const [product] = products;
  if (query.mode === 'grouped' || !product) {
    return <GroupedModal products={products} catalogue={catalogue} onClose={close} />;
  }
  const edited = basket.basket.items.find(
    ({ basketItemId, choice }) =>
      basketItemId === query.basketItemId && choice.productId === product.id,
  );
  return <ProductChooser product={product} catalogue={catalogue} edited={edited} onClose={close} />;
});

export default ProductModal;
