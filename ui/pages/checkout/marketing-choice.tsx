import { observer } from 'mobx-react-lite';
import { marketingMode } from '../../../core/checkout/marketing-consent.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';

/**
 * Whether the chain may write: a tick to allow it, or one to forbid it, as the market's law has it [CHK-87, CHK-88, CHK-89, SHP-06].
 */
export const MarketingChoice = observer(function MarketingChoice() {
  const { checkout } = useApp();
  const { t } = useWords();
  const { manifest } = useEnvironment().market;
  return marketingMode(manifest) === 'opt-in' ? (
    <Checkbox
      label={t('checkout.marketing.optIn')}
      checked={checkout.marketingOptIn}
      onChange={(event) => checkout.setMarketing({ optIn: event.target.checked })}
    />
  ) : (
    <Checkbox
      label={t('checkout.marketing.optOut')}
      checked={checkout.marketingOptOut}
      onChange={(event) => checkout.setMarketing({ optOut: event.target.checked })}
    />
  );
});
