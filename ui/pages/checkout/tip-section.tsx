import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { customTip, noTip, optionOf, tipPresets, typedTip } from '../../../client/checkout/tips.ts';
import { toDecimal, toMinor } from '../../../core/money/money.ts';
import { Text } from '../../components/text.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { PillRadios } from '../../menu-parts/pill-radios.tsx';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useWords } from '../../words/words-context.tsx';
import { useMoney } from '../../use-money.ts';
import { CheckoutSection } from './checkout-section.tsx';

/** A tip for the driver: none, one of the market's amounts, or another [CHK-90, CHK-91, CHK-92, CHK-93, CHK-94]. */
export const TipSection = observer(function TipSection() {
  const { checkout } = useApp();
  const { t } = useWords();
  const money = useMoney();
  const { tipping } = useEnvironment().market.manifest;
  const { tip } = checkout;
  const option = optionOf(tip);
  const [typed, setTyped] = useState(
    tip?.tippingOption === customTip && tip.amount > 0 ? String(toDecimal(tip.amount)) : '',
  );
  if (!tipping.enabled || !checkout.isDelivery) return null;
  const presets = tipPresets(tipping.presets);
  const most = toMinor(tipping.max);
  const chooseCustom = (text: string) => {
    setTyped(text);
    checkout.chooseTip({ tippingOption: customTip, amount: typedTip(text, most) ?? 0 });
  };
  const choose = (chosen: string) => {
    if (chosen === noTip) checkout.chooseTip(undefined);
    else if (chosen === customTip) chooseCustom(typed);
    else {
      const amount = presets.find((preset) => preset.option === chosen)?.amount ?? 0;
      checkout.chooseTip({ tippingOption: chosen, amount });
    }
  };
  const isWrong =
    option === customTip && typed.trim() !== '' && typedTip(typed, most) === undefined;
  return (
    <CheckoutSection title={t('checkout.sections.tip')}>
      <Text size="small" tone="muted">
        {t('checkout.tip.hint')}
      </Text>
      <PillRadios
        legend={t('checkout.tip.legend')}
        pills={[
          { id: noTip, label: t('checkout.tip.none') },
          ...presets.map((preset) => ({ id: preset.option, label: money(preset.amount) })),
          { id: customTip, label: t('checkout.tip.custom') },
        ]}
        value={option}
        onChange={choose}
      />
      {option === customTip ? (
        <TextInput
          label={t('checkout.tip.customLabel')}
          hint={t('checkout.tip.customHint', { most: money(most) })}
          inputMode="decimal"
          value={typed}
          error={isWrong ? t('checkout.errors.tip') : undefined}
          onChange={(event) => chooseCustom(event.target.value)}
        />
      ) : null}
    </CheckoutSection>
  );
});
