import { observer } from 'mobx-react-lite';
import { showsSwitchBanner } from '../../../client/basket/shows-switch-banner.ts';
import { promoBanner } from '../../../client/shell/promo-of-visit.ts';
import { toMinor } from '../../../core/money/money.ts';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useApp, useUnasked } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';

/** Tells a delivery customer what collecting would save, under its experiment [BSK-73, BSK-74]. */
export const SwitchBanner = observer(function SwitchBanner() {
  const { t } = useWords();
  const { localisation, menu } = useApp();
  const { manifest } = useEnvironment().market;
  const money = useMoney();
  const isTried = menu.experiments.variantOf('switch-to-collection') === 'treatment';
  const banner = promoBanner(manifest);
  const isDue = isTried && banner !== undefined && showsSwitchBanner(localisation, manifest);
  const isUp = useUnasked('switch-banner', isDue);
  if (!isUp || !banner) return null;
  const { hut } = localisation;
  const to = `/order/deal/?${new URLSearchParams({ id: manifest.deals.collectionIncentiveId })}`;
  return (
    <Notice
      tone="success"
      title={t('basket.switch.banner.title', {
        amount: money(toMinor(banner.amountOff)),
      })}
      action={
        <Button to={to} variant="secondary" size="small">
          {t('basket.switch.banner.action')}
        </Button>
      }
    >
      {t('basket.switch.banner.message', { hut: hut?.name ?? '' })}
    </Notice>
  );
});
