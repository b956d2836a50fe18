import { Text } from '../../ui/components/text.tsx';
import { defineUi } from '../../ui/slots/define-ui.ts';
import type { Given } from '../../ui/slots/slots.ts';
import { FlexForm } from './flex-form.tsx';
import type { MicroformOptions } from './microform.ts';

/** The form of Cybersource's fields, or the gateway's own in a frame, and what the customer should know of it. */
const CardForm = (given: Given<'payment-form', MicroformOptions, undefined>) => {
  const { frame, options, words } = given;
  if (options.form === 'flex') return <FlexForm {...given} />;
  return (
    <>
      {frame(words('payments.card.frame'))}
      <Text size="small" tone="muted">
        {words('payments.card.secure')}
      </Text>
    </>
  );
};

export default defineUi<MicroformOptions>({ paymentForms: { microform: CardForm } });
