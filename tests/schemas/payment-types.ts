import type { PaymentType } from '../../schemas/types/manifest/payments.ts';
import { enumeration } from './enumeration.ts';

/** Every payment type, in the order of the rows [PAY-01]. */
export const paymentTypes = enumeration<PaymentType>(
  'manifest/payments.schema.json',
  'PaymentType',
);
