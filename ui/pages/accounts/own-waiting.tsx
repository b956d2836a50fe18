import { Skeleton } from '../../components/skeleton.tsx';
import { useWords } from '../../words/words-context.tsx';
import { LoadFailure } from '../shell/load-failure.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';

interface OwnWaitingProps {
  readonly hasFailed?: boolean;
  /** What to say where it could not be read. */
  readonly failure?: string;
  readonly onRetry?: () => unknown;
}

/** In place of what of the account is being read, or could not be. */
export const OwnWaiting = ({
  hasFailed = false,
  failure = '',
  onRetry = () => {},
}: OwnWaitingProps) => {
  const { t } = useWords();
  if (hasFailed) {
    return (
      <LoadFailure title={failure} retryLabel={t('orders.summary.tryAgain')} onRetry={onRetry} />
    );
  }
  return (
    <>
      <LoadingNote>{t('shell.loader.label')}</LoadingNote>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  );
};
