import { observer } from 'mobx-react-lite';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { choiceFits } from '../../core/menu/fits-wishes.ts';
import { Notice } from '../components/notice.tsx';
import { Text } from '../components/text.tsx';
import { useApp } from '../store-context.tsx';
import { useWords } from '../words/words-context.tsx';
import { useWishWords } from './use-wish-words.ts';

interface UnfitNoticeProps {
  readonly choice: Choice;
  readonly product: Product;
  readonly catalogue: Catalogue;
}

/** Tells who keeps to wishes whether what is chosen fits them, and that only what does is offered [SHP-20]. */
export const UnfitNotice = observer(function UnfitNotice(props: UnfitNoticeProps) {
  const { choice, product, catalogue } = props;
  const { t } = useWords();
  const { wishes } = useApp();
  const names = useWishWords();
  if (wishes.count === 0) return null;
  return (
    <div role="status">
      {choiceFits(choice, product, catalogue, wishes.now) ? (
        <Text size="small" tone="muted">
          {t('search.choiceFits', { wishes: names.all })}
        </Text>
      ) : (
        <Notice tone="warning">{t('search.choiceUnfit', { wishes: names.all })}</Notice>
      )}
    </div>
  );
});
