/**
 * Tables of earlier releases that nothing of the product reads any more: what they were for, a plugin does now. Scripts in a
 * plugin's `migrations/` can read them, so that its first one takes over what is there; nothing else of it can.
 */
export const retiredTables: readonly string[] = [
  'priority_reservation',
  'gateway_payment',
  'gateway_payment_event',
];
