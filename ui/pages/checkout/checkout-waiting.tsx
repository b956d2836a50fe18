import { Skeleton } from '../../components/skeleton.tsx';
import { useWords } from '../../words/words-context.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';

/** In place of the form while prices are on their way. */
export const CheckoutWaiting = () => {
  const { t } = useWords();
  return (
    <>
      <LoadingNote>{t('checkout.loading')}</LoadingNote>
      <Skeleton shape="block" />
      <Skeleton lines={6} />
    </>
  );
};
