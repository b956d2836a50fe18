import type { Ledger, LedgerPayment } from '../../../conformance/providers/ledger.ts';

/** Who pays, whoever it is. */
export const payerId = 'PAYER1';

/** What PayPal calls the states of an authorisation. */
export const words = {
  open: 'CREATED',
  pending: 'PENDING',
  held: 'CREATED',
  taken: 'CAPTURED',
  declined: 'DENIED',
  cancelled: 'VOIDED',
} as const;

const told = (minor: number, currency_code: string) => ({
  currency_code,
  value: (minor / 100).toFixed(2),
});

/** The customer approves an order in the pop-up, which gives its id alone; the bank decides when it is authorised. */
export const approveOnly = (payment: LedgerPayment, bank: 'approve' | 'decline'): void => {
  payment.facts['bank'] = bank;
};

/** The id of the authorisation of an order. */
export const authorisationOf = ({ id }: LedgerPayment): string => `AUTH${id}`;

/** An order as PayPal tells it. */
export const orderOf = (payment: LedgerPayment, ledger: Ledger) => {
  const { minor, currency } = ledger.told(payment);
  const amount = told(minor, currency);
  const { id, state, taken, refunds } = payment;
  const isOpen = state === 'open';
  const authorizations = [
    { id: authorisationOf(payment), status: ledger.word(payment, words), amount },
  ];
  const captures = [{ id: `CAPT${id}`, status: 'COMPLETED', amount: told(taken, currency) }];
  const given = [...refunds.values()].map((refund) => ({
    id: refund.id,
    status: 'COMPLETED',
    amount: told(refund.minor, currency),
    custom_id: refund.key,
  }));
  return {
    id,
    status: isOpen ? (payment.facts['bank'] === undefined ? 'CREATED' : 'APPROVED') : 'COMPLETED',
    payer: { payer_id: payerId },
    purchase_units: [
      {
        amount,
        ...(!isOpen && {
          payments: { authorizations, ...(taken > 0 && { captures }), refunds: given },
        }),
      },
    ],
  };
};
