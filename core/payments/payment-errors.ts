/** Names of what can go wrong with a payment, as failures of the orders API carry them [PAY-138]. */
export const paymentErrors = {
  /** Not approved when the order was to be placed. */
  authorise: 'authorise-error',
  /** Could not be opened, or a wallet's was refused. */
  preauthorise: 'pre-authorise-error',
  /** Its time is over. */
  tokenExpired: 'token-expire-error',
} as const;
