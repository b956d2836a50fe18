import { observer } from 'mobx-react-lite';
import { type DipSuggestion, idOf } from '../../../client/upsells/suggestions.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Stack } from '../../components/layout.tsx';
import { Text } from '../../components/text.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useCheckoutPress } from './use-checkout-press.ts';
import { DealSuggestion, ProductSuggestion } from './suggestion-card.tsx';
import * as look from './upsell-style.ts';
import { useMoney } from '../../use-money.ts';

/** What goes with the basket, before checkout: to be added, or to be passed by with one press [UPS-12, UPS-13]. */
const UpsellDialog = observer(function UpsellDialog() {
  const { t } = useWords();
  const { basket, passage, purchase } = useApp();
  const money = useMoney();
  const { press, isPressed } = useCheckoutPress();
  const upsells = purchase?.upsells;
  if (!upsells) return null;
  const { shown } = upsells;
  const hasTaken = shown.some((known) => known.type === 'dip' && upsells.takenAs(known));
  const goOn = () => {
    passage.closeStop();
    press();
  };
  return (
    <Dialog
      open
      size="small"
      title={t('upsells.dialog.title')}
      closeLabel={t('upsells.dialog.close')}
      onClose={passage.closeStop}
      footer={
        <Button
          wide
          size="large"
          busy={isPressed}
          trailing={hasTaken ? money(basket.priced?.amountDue ?? 0) : undefined}
          onClick={goOn}
        >
          {t(hasTaken ? 'upsells.dialog.goOn' : 'upsells.dialog.refuse')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>{t('upsells.dialog.message')}</Text>
        <ul role="list" css={look.list}>
          {shown.map((suggestion) => (
            <li key={`${suggestion.type} ${idOf(suggestion)}`}>
              {suggestion.type === 'deal' ? (
                <DealSuggestion
                  deal={suggestion.deal}
                  price={suggestion.price}
                  onFollow={passage.closeStop}
                />
              ) : (
                <ProductSuggestion
                  product={suggestion.product}
                  price={suggestion.price}
                  isTaken={upsells.takenAs(suggestion) !== undefined}
                >
                  <TakeButton suggestion={suggestion} />
                </ProductSuggestion>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
});

/** Takes a dip, and gives it back at the next press. */
const TakeButton = observer(function TakeButton({
  suggestion,
}: {
  readonly suggestion: DipSuggestion;
}) {
  const { t } = useWords();
  const { purchase } = useApp();
  const money = useMoney();
  const upsells = purchase?.upsells;
  if (!upsells) return null;
  const { title } = suggestion.product;
  if (upsells.takenAs(suggestion) !== undefined) {
    return (
      <Button
        size="small"
        variant="quiet"
        icon="check"
        aria-label={t('upsells.addedOne', { title })}
        onClick={() => upsells.giveBack(suggestion)}
      >
        {t('upsells.added')}
      </Button>
    );
  }
  return (
    <Button
      size="small"
      variant="secondary"
      disabled={!upsells.hasRoom(suggestion)}
      aria-label={t('upsells.addOne', { title, price: money(suggestion.price) })}
      onClick={() => upsells.take(suggestion)}
    >
      {t('upsells.add')}
    </Button>
  );
});

export default UpsellDialog;
