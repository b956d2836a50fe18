import { observer } from 'mobx-react-lite';
import type { PizzaOption } from '../../../schemas/types/catalogue/menu-options.ts';
import { pizzasWith } from '../../../client/menu/findables.ts';
import { Heading } from '../../components/heading.tsx';
import { Stack } from '../../components/layout.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { HiddenByWishes, NothingFits } from '../../menu-parts/hidden-by-wishes.tsx';
import { useFits } from '../../menu-parts/use-fits.ts';
import { useMenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useWords } from '../../words/words-context.tsx';
import { FoundProducts } from './found-products.tsx';
import type { MenuSource } from './use-menu-source.ts';

interface ToppingPageProps {
  readonly topping: PizzaOption;
  readonly source: MenuSource;
  readonly sought: string;
}

/** The pizzas that come with a topping, and those that it can be put on [SHP-20]. */
export const ToppingPage = observer(function ToppingPage(props: ToppingPageProps) {
  const { topping, source, sought } = props;
  const { t } = useWords();
  const facts = useMenuFacts();
  const { catalogue } = source;
  const { fits } = useFits(catalogue);
  const { having, taking } = pizzasWith(topping, catalogue);
  const all = having.length + taking.length;
  const carrying = having.filter((pizza) => fits(pizza));
  const without = taking.filter((pizza) => fits(pizza));
  const shown = carrying.length + without.length;
  const back = `?${new URLSearchParams({ q: sought })}`;
  const shared = { source, facts, sought, topping: topping.id };
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <div>
          <TextLink to={back}>{t('search.back')}</TextLink>
        </div>
        <Heading level={1}>{t('search.toppingTitle', { topping: topping.title })}</Heading>
        {shown > 0 ? <HiddenByWishes count={all - shown} /> : null}
      </Stack>
      {shown === 0 ? <NothingFits /> : null}
      <FoundProducts title={t('search.having')} products={carrying} {...shared} />
      <FoundProducts title={t('search.taking')} products={without} {...shared} />
    </Stack>
  );
});
