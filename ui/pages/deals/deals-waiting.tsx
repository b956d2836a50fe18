import { Grid } from '../../components/layout.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useWords } from '../../words/words-context.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';

const places = [0, 1, 2, 3, 4, 5];

/** Outlines of deals while they are on their way. */
export const DealsWaiting = () => {
  const { t } = useWords();
  return (
    <>
      <LoadingNote>{t('deals.loading')}</LoadingNote>
      <Grid>
        {places.map((place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </Grid>
    </>
  );
};
