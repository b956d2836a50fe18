import { observer } from 'mobx-react-lite';
import { toMinor } from '../../../core/money/money.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';
import { CheckoutSection } from './checkout-section.tsx';

/** The offer to be made and brought first, with its price; nothing where no place can be had [PRI-04, PRI-05, SUR-27]. */
export const PrioritySection = observer(function PrioritySection() {
  const { purchase } = useApp();
  const { t } = useWords();
  const money = useMoney();
  const { price } = useEnvironment().market.manifest.priority;
  const priority = purchase?.priority;
  if (!priority?.isOffered) return null;
  return (
    <CheckoutSection title={t('checkout.priority.title')}>
      <Checkbox
        label={t('checkout.priority.label')}
        hint={t('checkout.priority.hint')}
        trailing={money(toMinor(priority.reservation?.price ?? price))}
        checked={priority.isWanted}
        onChange={({ target }) => {
          if (target.checked) void priority.reserve();
          else priority.release();
        }}
      />
    </CheckoutSection>
  );
});
