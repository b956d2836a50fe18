import { observer } from 'mobx-react-lite';
import { LoadingLabel, Skeleton } from '../../components/skeleton.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { MenuFailed } from './menu-failed.tsx';
import { ProductFrame } from './product-frame.tsx';

/** The product modal before everything it needs for a price is there. */
export const ModalWaiting = observer(function ModalWaiting({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const { t } = useWords();
  const { deals, menu } = useApp();
  const retry = (): void => {
    void menu.reload();
    void deals.load();
  };
  return (
    <ProductFrame
      title={t('menu.modal.loading')}
      onClose={onClose}
      picture={<Skeleton shape="block" />}
      footer={null}
    >
      {menu.hasFailed ? (
        <MenuFailed onRetry={retry} />
      ) : (
        <>
          <LoadingLabel>{t('menu.loading')}</LoadingLabel>
          <Skeleton lines={8} />
        </>
      )}
    </ProductFrame>
  );
});
