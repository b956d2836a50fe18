import { useEffect } from 'react';
import { takeChoices } from '../../../client/menu/kept-choices.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

/** Puts what was chosen without a hut into the basket once the hut's menu is there, and says what became of it [SHP-13]. */
export function useKeptChoices(): void {
  const { localisation, ordering, notifications } = useApp();
  const environment = useEnvironment();
  const catalogue = localisation.isLocalised ? ordering?.menu.catalogue : undefined;
  useEffect(() => {
    if (!catalogue || !ordering) return;
    const { choices, gone, otherPrice } = takeChoices(catalogue, environment);
    for (const choice of choices) ordering.basket.addItem(choice);
    const say = (id: string, message: string, names: readonly string[]) => {
      if (names.length === 0) return;
      const values = { count: names.length, names: names.join(', ') };
      notifications.raise({ id, type: 'info', message, values });
    };
    const [first] = choices;
    if (first) {
      notifications.raise({
        id: 'menu-added',
        type: 'success',
        message: 'menu.added',
        values: { title: catalogue.products.get(first.productId)?.title ?? '' },
      });
    }
    say('basket-dropped', 'basket.dropped', gone);
    say('basket-prices', 'basket.pricesChanged', otherPrice);
  }, [catalogue, ordering, environment, notifications]);
}
