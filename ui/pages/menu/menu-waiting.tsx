import { Skeleton } from '../../components/skeleton.tsx';
import { useWords } from '../../words/words-context.tsx';
import { grid } from './menu-grid.ts';
import { LoadingNote } from '../shell/loading-note.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Stands where the products will be while they load. */
export function MenuWaiting() {
  const { t } = useWords();
  return (
    <div css={grid}>
      <LoadingNote>{t('menu.loading')}</LoadingNote>
      {places.map((place) => (
        <Skeleton key={place} shape="card" lines={3} />
      ))}
    </div>
  );
}
