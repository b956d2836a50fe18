import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useId, useRef } from 'react';
import type { DipSuggestion, Suggestion } from '../../../client/upsells/suggestions.ts';
import { idOf } from '../../../client/upsells/suggestions.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { DealSuggestion, ProductSuggestion } from './suggestion-card.tsx';
import { UpsellCarousel } from './upsell-carousel.tsx';
import * as look from './upsell-style.ts';
import { useSayTaken } from './use-say-taken.ts';
import { useMoney } from '../../use-money.ts';

/** Experiment under which upsells of the basket lie side by side [UPS-16]. */
const carouselExperiment = 'basket-upsell-carousel';

/** What goes with the basket: a list, or under its experiment a carousel; nothing where there is nothing [UPS-16, UPS-18]. */
const UpsellArea = observer(function UpsellArea() {
  const { t } = useWords();
  const { menu, purchase } = useApp();
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const isCarousel = menu.experiments.variantOf(carouselExperiment) === 'treatment';
  const upsells = purchase?.upsells;
  const suggestions = (isCarousel ? upsells?.carousel : upsells?.plain) ?? [];
  const keepFocus = useKeptFocus(place, suggestions.map(idOf).join());
  const cards = suggestions.map((suggestion) => (
    <li key={`${suggestion.type} ${idOf(suggestion)}`}>
      <SuggestionOfBasket suggestion={suggestion} onTake={keepFocus} />
    </li>
  ));
  if (cards.length === 0) return <section ref={place} tabIndex={-1} css={look.area} />;
  return (
    <section ref={place} tabIndex={-1} css={look.area} aria-labelledby={titleId}>
      {isCarousel ? (
        <UpsellCarousel titleId={titleId}>{cards}</UpsellCarousel>
      ) : (
        <>
          <h3 id={titleId} css={look.heading}>
            {t('upsells.title')}
          </h3>
          <ul role="list" css={look.list}>
            {cards}
          </ul>
        </>
      )}
    </section>
  );
});

/**
 * The card that was taken leaves with the focus on it: the focus goes on to the one in its place, or to where they
 * were.
 * @param shown ids of all that are suggested
 * @returns to be called with the card's place when something is taken
 */
function useKeptFocus(
  place: RefObject<HTMLElement | null>,
  shown: string,
): (element: HTMLElement) => void {
  const taken = useRef<number>(undefined);
  useEffect(() => {
    if (taken.current === undefined || !place.current) return;
    const buttons = place.current.querySelectorAll<HTMLElement>('li button, li a');
    const next = buttons[Math.min(taken.current, buttons.length - 1)];
    (next ?? place.current).focus();
    taken.current = undefined;
  }, [place, shown]);
  return (element) => {
    const items = [...(place.current?.querySelectorAll('li') ?? [])];
    taken.current = items.findIndex((item) => item.contains(element));
  };
}

interface SuggestionProps {
  readonly suggestion: Suggestion;
  readonly onTake: (element: HTMLElement) => void;
}

const SuggestionOfBasket = observer(function SuggestionOfBasket({
  suggestion,
  onTake,
}: SuggestionProps) {
  const { t } = useWords();
  const { purchase } = useApp();
  const sayTaken = useSayTaken();
  const money = useMoney();
  if (suggestion.type === 'deal') {
    return <DealSuggestion deal={suggestion.deal} price={suggestion.price} />;
  }
  const { product, price } = suggestion;
  const take = (dip: DipSuggestion, element: HTMLElement) => {
    onTake(element);
    purchase?.upsells.take(dip);
    sayTaken(product);
  };
  return (
    <ProductSuggestion product={product} price={price}>
      <IconButton
        icon="plus"
        variant="secondary"
        size="small"
        label={t('upsells.addOne', { title: product.title, price: money(price) })}
        onClick={({ currentTarget }) => take(suggestion, currentTarget)}
      />
    </ProductSuggestion>
  );
});

export default UpsellArea;
