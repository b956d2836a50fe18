/** The steps of checkout that analytics knows, each by its number [CHK-13]. */
export const checkoutSteps = { checkout: 1, cardDetails: 2, summary: 3 } as const;
