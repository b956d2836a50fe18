import type { Preauthorisation } from '../../schemas/types/http/orders.ts';

/** What follows a pre-authorisation [ORD-65]. */
export type NextStep = 'provider' | 'step-up' | 'place';

/** Reads from the answer what follows: the provider's page or form, payer authentication, or placing [ORD-66]. */
export const nextStep = (answer: Preauthorisation): NextStep => {
  const { threeDSUrl, iframeUrl, token, customerOrderReference, next, payerAuth } = answer;
  const isAtProvider =
    [threeDSUrl, iframeUrl, token].some((part) => part !== undefined) ||
    (customerOrderReference !== '' && next === 'provider');
  if (isAtProvider) return 'provider';
  return payerAuth ? 'step-up' : 'place';
};
