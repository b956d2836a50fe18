import { observer } from 'mobx-react-lite';
import { Checkbox } from '../../components/checkbox.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { fieldId } from './field-id.ts';

/** Asks who orders alcohol whether they are old enough, and says what is checked when it is handed over [SHP-06]. */
export const AgeSection = observer(function AgeSection() {
  const { checkout, formCheck, localisation } = useApp();
  const { t } = useWords();
  const { askedAge: age, lacksAge } = checkout;
  if (age === undefined) return null;
  return (
    <CheckoutSection title={t('orders.age.title', { age })}>
      <Checkbox
        id={fieldId('age')}
        label={t('orders.age.confirm', { age })}
        hint={t(`orders.age.door.${localisation.disposition.type}`, { age })}
        error={lacksAge && formCheck.shows('age') ? t('orders.age.missing', { age }) : undefined}
        checked={!lacksAge}
        onChange={(event) => checkout.confirmAge(event.target.checked)}
      />
    </CheckoutSection>
  );
});
