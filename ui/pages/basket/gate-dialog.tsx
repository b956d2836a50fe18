import { observer } from 'mobx-react-lite';
import { thresholdGaps } from '../../../core/basket/deal-rules.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { CrossSellSection } from '../upsells/late-parts.ts';
import { OptionalPart } from '../upsells/optional-part.tsx';
import { useCheckoutPress } from '../upsells/use-checkout-press.ts';
import { useMoney } from '../../use-money.ts';

/** What stopped the customer at checkout and what to do about it [BSK-54, BSK-59, BSK-60, BSK-61, DEA-33]. */
const GateDialog = observer(function GateDialog() {
  const { t } = useWords();
  const { passage } = useApp();
  const words = useStopWords();
  if (!words) return null;
  return (
    <Dialog
      open
      size="small"
      title={words.title}
      closeLabel={t('basket.gate.close')}
      onClose={passage.closeStop}
      footer={
        words.to === undefined ? (
          <CreditsChoice />
        ) : (
          <Button wide size="large" to={words.to} onClick={passage.closeStop}>
            {t('basket.gate.addMore')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <Text size="large">{words.message}</Text>
        {passage.stop === 'minimum-order' ? (
          <OptionalPart>
            <CrossSellSection />
          </OptionalPart>
        ) : null}
      </Stack>
    </Dialog>
  );
});

/** On to checkout although credit will be left over, or back to the basket [BSK-60, CHK-107]. */
const CreditsChoice = observer(function CreditsChoice() {
  const { t } = useWords();
  const { passage } = useApp();
  const { press } = useCheckoutPress();
  const goOn = () => {
    passage.accept('credits-left');
    press();
  };
  return (
    <Stack gap={3}>
      <Button wide size="large" onClick={goOn}>
        {t('basket.gate.credits.continue')}
      </Button>
      <Button wide size="large" variant="secondary" onClick={passage.closeStop}>
        {t('basket.gate.credits.addMore')}
      </Button>
    </Stack>
  );
});

/** Title, message and way out of the current stop; undefined for stops that others ask about. */
function useStopWords() {
  const { t } = useWords();
  const { basket, localisation, passage } = useApp();
  const money = useMoney();
  const { facts, priced } = basket;
  const { minimum, stop } = passage;
  if (!facts || !priced) return undefined;
  if (stop === 'minimum-order') {
    const { type } = localisation.disposition;
    return {
      title: t('basket.gate.minimum.title'),
      message: t(`basket.gate.minimum.${type}`, {
        gap: money(minimum?.gap ?? 0),
        minimum: money(minimum?.minimum ?? 0),
      }),
      to: '/order/deals/',
    };
  }
  if (stop === 'deal-threshold') {
    const [gap] = thresholdGaps(facts.basket, priced, facts.catalogue);
    return {
      title: t('basket.gate.threshold.title'),
      message: t('basket.gate.threshold.message', {
        gap: money(gap?.gap ?? 0),
        title: basket.titleOf(gap?.dealId ?? ''),
      }),
      to: '/order/pizzas/',
    };
  }
  if (stop === 'alcohol') {
    return {
      title: t('basket.gate.alcohol.title'),
      message: t('basket.gate.alcohol.message'),
      to: '/order/pizzas/',
    };
  }
  if (stop === 'credits-left') {
    return {
      title: t('basket.gate.credits.title'),
      message: t('basket.gate.credits.message', {
        credit: money(facts.basket.credit ?? 0),
        total: money(priced.total),
      }),
      to: undefined,
    };
  }
  return undefined;
}

export default GateDialog;
