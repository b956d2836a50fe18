import { observer } from 'mobx-react-lite';
import type { Favourite } from '../../core/favourites/favourite-in.ts';
import { Button } from '../components/button.tsx';
import { Row } from '../components/layout.tsx';
import { useWords } from '../words/words-context.tsx';
import { HeartMark } from './heart-mark.tsx';
import { useFavourites } from './use-favourites.ts';

/** Keeps a product or a deal among the favourites, or drops it again [SHP-26]. */
export const HeartButton = observer(function HeartButton({
  favourite,
}: {
  readonly favourite: Favourite;
}) {
  const { t } = useWords();
  const favourites = useFavourites();
  const isKept = favourites.has(favourite);
  const press = () => void (isKept ? favourites.drop(favourite) : favourites.keep(favourite));
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isKept}
      aria-label={t(isKept ? 'favourites.heart.keptLabel' : 'favourites.heart.label', {
        title: favourite.title,
      })}
      onClick={press}
    >
      <Row as="span" gap={2} wrap={false}>
        <HeartMark filled={isKept} />
        {t(isKept ? 'favourites.heart.kept' : 'favourites.heart.keep')}
      </Row>
    </Button>
  );
});
