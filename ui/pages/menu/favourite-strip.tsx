import type { CSSObject, Theme } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { favouriteKey } from '../../../core/favourites/favourite-in.ts';
import { favouritesToday } from '../../../client/favourites/favourites-today.ts';
import { Button } from '../../components/button.tsx';
import { useFavourites } from '../../menu-parts/use-favourites.ts';
import { useApp } from '../../store-context.tsx';
import { useMoney } from '../../use-money.ts';
import { useWords } from '../../words/words-context.tsx';
import { useAddChoice } from './use-add-choice.ts';

/** Moves sideways where there is no room; the room around it is for what is drawn around a focused button. */
const row = (theme: Theme): CSSObject => ({
  display: 'flex',
  gap: theme.space(2),
  minWidth: 0,
  margin: `calc(-1 * ${theme.space(1)})`,
  padding: theme.space(1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > li': { flex: 'none', maxWidth: '80%' },
  '& button > span > span': {
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
});

/** What the customer keeps and this hut sells, each in the basket with one press [SHP-26]. */
const FavouriteStrip = observer(function FavouriteStrip() {
  const { t } = useWords();
  const money = useMoney();
  const { basket } = useApp();
  const addChoice = useAddChoice();
  const { list } = useFavourites();
  if (list.length === 0) return null;
  const today = basket.facts ? favouritesToday(list.toReversed(), basket.facts) : [];
  return (
    <section aria-label={t('favourites.title')}>
      <ul role="list" css={row}>
        {today.map(({ favourite, choice, price }) => {
          if (!choice || price === undefined) return null;
          const name = favourite.kind === 'own' ? favourite.name : favourite.title;
          return (
            <li key={favouriteKey(favourite)}>
              <Button
                variant="secondary"
                size="small"
                icon="plus"
                trailing={money(price)}
                aria-label={t('favourites.addFor', { name, price: money(price) })}
                onClick={() => addChoice(choice)}
              >
                {name}
              </Button>
            </li>
          );
        })}
        <li>
          <Button variant="quiet" size="small" to="/favourites/">
            {t('favourites.all')}
          </Button>
        </li>
      </ul>
    </section>
  );
});

export default FavouriteStrip;
