import type {
  PaymentIcon,
  PaymentProvider,
  PaymentTypeOffer,
} from '../../core/payments/payment-provider.ts';

const offer = (
  type: string,
  key: string,
  icon: PaymentIcon,
  more: Partial<PaymentTypeOffer> = {},
): PaymentTypeOffer => ({
  type,
  flow: 'offline',
  label: `pay-offline.${key}.label`,
  hint: `pay-offline.${key}.hint`,
  icon,
  ...more,
});

const payLater = { calledBy: 'pay later', freeHint: 'pay-offline.card.hint' };

/** The types paid at the door or in the hut [PAY-03, PAY-04, PAY-05, PAY-35, PAY-36, PAY-37, PAY-38, PAY-39, PAY-40]. */
export const offlineTypes: PaymentProvider = {
  types: [
    offer('cash', 'cash', 'cash', { isCash: true }),
    offer('ticket', 'ticket', 'ticket'),
    offer('cash/ticket', 'cash-ticket', 'ticket', { isCash: true, aliases: ['cash-ticket'] }),
    offer('card', 'card', 'card'),
    offer('paylater_debit', 'paylater-debit', 'card', payLater),
    offer('paylater_credit', 'paylater-credit', 'card', payLater),
  ],
};
