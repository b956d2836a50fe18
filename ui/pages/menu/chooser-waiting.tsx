import { Skeleton } from '../../components/skeleton.tsx';
import { useWords } from '../../words/words-context.tsx';
import { LoadingNote } from '../shell/loading-note.tsx';
import { ProductFrame } from './product-frame.tsx';

/** A product of the menu for who has no hut, before what it is chosen with has loaded. */
export function ChooserWaiting({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <ProductFrame
      title={t('menu.modal.loading')}
      onClose={onClose}
      picture={<Skeleton shape="block" />}
      footer={null}
    >
      <LoadingNote>{t('menu.loading')}</LoadingNote>
      <Skeleton lines={4} />
    </ProductFrame>
  );
}
