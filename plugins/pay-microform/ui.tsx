import { Text } from '../../ui/components/text.tsx';
import { defineUi } from '../../ui/slots/define-ui.ts';
import type { Given } from '../../ui/slots/slots.ts';
import type { MicroformOptions } from './microform.ts';

/** The gateway's form, which hands over a token for the card, and what the customer should know of it. */
const CardForm = ({ frame, words }: Given<'payment-form', MicroformOptions, undefined>) => (
  <>
    {frame(words('payments.card.frame'))}
    <Text size="small" tone="muted">
      {words('payments.card.secure')}
    </Text>
  </>
);

export default defineUi<MicroformOptions>({ paymentForms: { microform: CardForm } });
