/** Id of the checkout form, for the buttons that stand outside of it. */
export const checkoutFormId = 'checkout-form';
