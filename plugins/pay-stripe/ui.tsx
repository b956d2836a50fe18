import { useState } from 'react';
import { defineUi } from '../../ui/slots/define-ui.ts';
import { ProviderForm } from '../../ui/slots/provider-form.tsx';
import type { Given } from '../../ui/slots/slots.ts';
import { stripeFields } from './stripe-fields.ts';

interface StripeOptions {
  readonly publishableKey: string;
}

const StripeForm = ({
  options: { publishableKey },
  token: clientSecret,
  locale,
  loadScript,
  ...form
}: Given<'payment-form', StripeOptions, undefined>) => {
  const [draw] = useState(() => stripeFields({ publishableKey, clientSecret, locale, loadScript }));
  return <ProviderForm {...form} draw={draw} />;
};

export default defineUi<StripeOptions>({ paymentForms: { microform: StripeForm } });
