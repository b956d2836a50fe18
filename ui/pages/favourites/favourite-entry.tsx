import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BasketCheck } from '../../../core/basket/check-basket.ts';
import type { SharedFood } from '../../../core/favourites/shared-food.ts';
import type { FavouriteToday } from '../../../client/favourites/favourites-today.ts';
import type { Favourites } from '../../../client/favourites/favourites-store.ts';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { NameDialog } from '../../menu-parts/name-dialog.tsx';
import { ShareFood } from '../../menu-parts/share-food.tsx';
import { useWords } from '../../words/words-context.tsx';
import { DealListPriceTag } from '../deals/deal-list-price-tag.tsx';
import { useDealLink } from '../deals/use-deal-link.ts';
import { useAddChoice } from '../menu/use-add-choice.ts';
import { FavouriteRow } from './favourite-row.tsx';

/** What a link to a favourite holds; undefined for a product of which nothing is known here. */
function foodOf({ favourite, choice }: FavouriteToday): SharedFood | undefined {
  const { kind, id, title } = favourite;
  if (kind === 'deal') return { deals: [{ dealId: id, choices: {}, title }], items: [] };
  const made = kind === 'own' ? favourite.choice : choice;
  if (!made) return undefined;
  const items = [{ choice: made, count: 1, title }];
  return { ...(kind === 'own' && { name: favourite.name }), deals: [], items };
}

interface FavouriteEntryProps {
  readonly today: FavouriteToday;
  readonly facts: BasketCheck | undefined;
  readonly favourites: Favourites;
}

/** A favourite with all that can be done with it: have it, send it, give it another name, drop it [SHP-26]. */
export const FavouriteEntry = observer(function FavouriteEntry(props: FavouriteEntryProps) {
  const { today, facts, favourites } = props;
  const { t } = useWords();
  const [isNaming, setNaming] = useState(false);
  const { favourite } = today;
  const food = foodOf(today);
  const name = favourite.kind === 'own' ? favourite.name : favourite.title;
  const deal = favourite.kind === 'deal' ? facts?.catalogue.deals.get(favourite.id) : undefined;
  return (
    <FavouriteRow
      today={today}
      catalogue={facts?.catalogue}
      dealPrice={deal ? <DealListPriceTag deal={deal} /> : null}
    >
      {favourite.kind === 'own' ? (
        <IconButton
          icon="edit"
          label={t('favourites.name.renameOne', { name })}
          onClick={() => setNaming(true)}
        />
      ) : null}
      {food ? <ShareFood isSmall title={name} food={() => food} /> : null}
      <IconButton
        icon="trash"
        label={t('favourites.drop', { name })}
        onClick={() => void favourites.drop(favourite)}
      />
      {facts && !today.problem ? <Take today={today} name={name} /> : null}
      {isNaming && favourite.kind === 'own' ? (
        <NameDialog
          name={favourite.name}
          about={favourite.title}
          onName={(given) => favourites.rename(favourite, given)}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </FavouriteRow>
  );
});

/** The press that has it: into the basket, or to the builder of a deal. */
function Take({ today, name }: { readonly today: FavouriteToday; readonly name: string }) {
  const { t } = useWords();
  const addChoice = useAddChoice();
  const linkOf = useDealLink();
  const { choice, favourite } = today;
  if (choice) {
    return (
      <Button
        size="small"
        icon="plus"
        aria-label={t('menu.addOne', { title: name })}
        onClick={() => addChoice(choice)}
      >
        {t('menu.add')}
      </Button>
    );
  }
  return (
    <Button size="small" to={linkOf(favourite)}>
      {t('favourites.build')}
    </Button>
  );
}
