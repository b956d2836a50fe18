import { directionsTo } from '../../../client/localisation/directions.ts';
import { TextLink } from '../../components/text-link.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/** The way to a restaurant, on the maps that its market names. */
export const DirectionsLink = ({ to }: { readonly to: readonly string[] }) => {
  const { t } = useWords();
  const { directions } = useEnvironment().market.manifest.map;
  if (directions === undefined || to.length === 0) return null;
  return (
    <TextLink href={directionsTo(directions, to)} newTab>
      {t('localisation.hut.directions')}
    </TextLink>
  );
};
