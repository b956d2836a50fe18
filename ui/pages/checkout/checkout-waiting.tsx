import { LoadingLabel, Skeleton } from '../../components/skeleton.tsx';
import { useWords } from '../../words/words-context.tsx';

/** In place of the form while prices are on their way. */
export const CheckoutWaiting = () => {
  const { t } = useWords();
  return (
    <>
      <LoadingLabel>{t('checkout.loading')}</LoadingLabel>
      <Skeleton shape="block" />
      <Skeleton lines={6} />
    </>
  );
};
