import type { PaymentProvider, PaymentTypeOffer } from '../../core/payments/payment-provider.ts';

const offer = (
  type: string,
  key: string,
  icon: PaymentTypeOffer['icon'],
  aliases: readonly string[] = [],
): PaymentTypeOffer => ({
  type,
  aliases,
  flow: 'offline',
  label: `payments.types.${key}.label`,
  hint: `payments.types.${key}.hint`,
  icon,
});

/** The types paid at the door or in the hut [PAY-03, PAY-05, PAY-35, PAY-36, PAY-37, PAY-38, PAY-39, PAY-40]. */
export const offlineTypes: PaymentProvider = {
  types: [
    offer('cash', 'cash', 'cash'),
    offer('card', 'card', 'card'),
    offer('ticket', 'ticket', 'ticket'),
    offer('cash/ticket', 'cash-ticket', 'ticket', ['cash-ticket']),
    offer('paylater_debit', 'paylater-debit', 'card'),
    offer('paylater_credit', 'paylater-credit', 'card'),
  ],
};
