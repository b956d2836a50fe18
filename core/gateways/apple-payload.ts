/** What Apple's sheet gave, sealed for the provider alone: its payment data, as JSON. */
export function applePaymentData(token: unknown): string {
  const { paymentData } = (token ?? {}) as { readonly paymentData?: unknown };
  return JSON.stringify(paymentData ?? '');
}
