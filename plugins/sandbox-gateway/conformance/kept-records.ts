import type { PaymentRecord, PaymentRecords } from '../provider/records.ts';

/** The provider's payments for as long as a check runs. */
export function keptRecords(): PaymentRecords {
  const kept = new Map<string, PaymentRecord>();
  return {
    find: async (transactionId) => kept.get(transactionId),
    open: async (payment, token) => {
      const known = kept.get(payment.transactionId);
      if (known) return known;
      const made: PaymentRecord = {
        ...payment,
        status: 'created',
        token,
        card: undefined,
        captured: undefined,
        refunds: {},
        conduct: { answers: 'prompt', messages: 'prompt' },
        createdAt: new Date(0),
      };
      kept.set(payment.transactionId, made);
      return made;
    },
    change: async (transactionId, decide) => {
      const record = kept.get(transactionId);
      const { result, tells: _told, events: _story, ...changed } = decide(record);
      if (record) kept.set(transactionId, { ...record, ...changed });
      return result;
    },
  };
}
