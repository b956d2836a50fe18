import type { PlaceRequest } from '../../../schemas/types/http/orders.ts';
import { signatureOf } from './bank-gateway.ts';
import type { Attempt } from './customers.ts';
import type { Run } from './run.ts';
import type { OfKind } from './steps.ts';
import type { Way } from './ways.ts';

/** The payer pays where the way leads to, and brings back what place is called with. */
export function pay({ shop }: Run, attempt: Attempt, { outcome }: OfKind<'pay'>): void {
  const { opened, way } = attempt;
  if (!opened) return;
  const { transactionId: id } = opened;
  const signature = signatureOf(id);
  if (way.meets === 'form') {
    attempt.brought = { paymentAuthorisationResponse: shop.bank.typeCard(id, outcome) };
  } else if (way.meets === 'page' || way.meets === 'pop-up') {
    shop.bank.pay(id, outcome);
    attempt.brought =
      way.meets === 'page'
        ? { mac2: signature, orderid: id }
        : { paymentAuthorisationResponse: id, orderid: id, signature };
  }
}

/** What place is called with by somebody who makes it up. */
export const forged: Readonly<Partial<Record<Way['meets'], Partial<PlaceRequest>>>> = {
  page: { mac2: 'forged', orderid: 'forged' },
  'pop-up': { paymentAuthorisationResponse: 'forged', orderid: 'forged', signature: 'forged' },
  form: { paymentAuthorisationResponse: 'forged' },
  'step-up': { paymentAuthorisationResponse: 'forged' },
};
