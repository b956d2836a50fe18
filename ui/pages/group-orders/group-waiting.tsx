import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../components/skeleton.tsx';
import { useWords } from '../../words/words-context.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import type { GroupFollowed } from './use-group.ts';

/** A group that has not been read yet, or could not be. */
export const GroupWaiting = observer(function GroupWaiting({
  store,
}: {
  readonly store: Pick<GroupFollowed, 'isLost' | 'read'>;
}) {
  const { t } = useWords();
  return (
    <PlainPage>
      {store.isLost ? (
        <LoadFailure
          level={1}
          title={t('group.notRead')}
          retryLabel={t('favourites.retry')}
          onRetry={store.read}
        />
      ) : (
        <>
          <LoadingNote>{t('group.loading')}</LoadingNote>
          <Skeleton lines={5} />
        </>
      )}
    </PlainPage>
  );
});
