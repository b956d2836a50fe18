import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { type ModalQuery, readModalQuery, withoutModal } from '../../../client/menu/modal-query.ts';
import { groupedProducts } from '../../../core/menu/visible-products.ts';
import { useApp } from '../../store-context.tsx';
import { GroupedModal } from './grouped-modal.tsx';
import { ProductChooser } from './product-chooser.tsx';
import { ModalWaiting } from './modal-waiting.tsx';

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
