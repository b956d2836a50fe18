import { useState } from 'react';
import { defineUi } from '../../ui/slots/define-ui.ts';
import { ProviderForm } from '../../ui/slots/provider-form.tsx';
import type { Given } from '../../ui/slots/slots.ts';
import { adyenFields, type AdyenOptions } from './adyen-fields.ts';

const AdyenForm = ({
  options,
  token: session,
  locale,
  manifest,
  loadScript,
  ...form
}: Given<'payment-form', AdyenOptions, undefined>) => {
  const countryCode = manifest.geocoding.country.toUpperCase();
  const [draw] = useState(() => adyenFields({ options, session, locale, countryCode, loadScript }));
  return <ProviderForm {...form} draw={draw} />;
};

export default defineUi<AdyenOptions>({ paymentForms: { microform: AdyenForm } });
