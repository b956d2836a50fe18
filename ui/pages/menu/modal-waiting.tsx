import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRetry } from '../../platform/use-retry.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { MenuFailed } from './menu-failed.tsx';
import { ProductFrame } from './product-frame.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';

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
  useRetry(deals.status === 'failure', () => deals.load());
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
          <LoadingNote>{t('menu.loading')}</LoadingNote>
          <Skeleton lines={8} />
        </>
      )}
    </ProductFrame>
  );
});
