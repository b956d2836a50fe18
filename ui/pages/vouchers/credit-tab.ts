/** What takes money off an order: a voucher or a gift card. */
export type CreditTab = 'voucher' | 'gift-card';
