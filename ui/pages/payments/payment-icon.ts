import type { PaymentIcon } from '../../../core/payments/payment-provider.ts';
import type { IconName } from '../../components/icon.tsx';

/** The icon that stands for a payment type. */
export const paymentIcon: Readonly<Record<PaymentIcon, IconName>> = {
  cash: 'cash',
  card: 'card',
  ticket: 'tag',
  wallet: 'wallet',
};
