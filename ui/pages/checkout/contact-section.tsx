import { observer } from 'mobx-react-lite';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { FieldGrid } from './field-grid.tsx';
import { RememberedNote, RememberMe } from './remember-me.tsx';

/** Who orders: the contact fields of the market [CHK-16, CHK-17, CHK-18, CHK-19]. */
export const ContactSection = observer(function ContactSection() {
  const { checkout } = useApp();
  const { t } = useWords();
  return (
    <CheckoutSection title={t('checkout.sections.contact')}>
      <RememberedNote />
      <FieldGrid shapes={checkout.contactFields} />
      <RememberMe />
    </CheckoutSection>
  );
});
