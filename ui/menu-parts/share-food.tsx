import { fitsLink, type SharedFood, sharedText } from '../../core/favourites/shared-food.ts';
import { useApp } from '../store-context.tsx';
import { useWords } from '../words/words-context.tsx';
import { ShareLink } from './share-link.tsx';

/** Page that opens what a link holds. */
export const sharedPath = '/favourites/shared/';

interface ShareFoodProps {
  /** What the link holds, as of the press. */
  readonly food: () => SharedFood;
  /** What it is called where it is sent. */
  readonly title: string;
  /** A round button without words, for rows. */
  readonly isSmall?: boolean;
}

/** Sends a link that holds some food [SHP-26]. */
export function ShareFood({ food, title, isSmall = false }: ShareFoodProps) {
  const { t } = useWords();
  const { notifications } = useApp();
  const path = (): string | undefined => {
    const shared = food();
    if (fitsLink(shared)) return `${sharedPath}#${sharedText(shared)}`;
    notifications.raise({
      id: 'favourites',
      type: 'warning',
      message: 'favourites.share.tooMuch',
      hideShowBasket: true,
    });
    return undefined;
  };
  const label = t('favourites.share.one', { title });
  return (
    <ShareLink path={path} title={title} label={label}>
      {isSmall ? undefined : t('favourites.share.button')}
    </ShareLink>
  );
}
