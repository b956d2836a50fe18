/** The names under which orders that are stored know priority delivery: they never change. */
export const priorityNames = {
  /** What a basket calls it. */
  id: 'priority',
  surchargeType: 'priorityDelivery',
  orderField: 'priorityDeliveryReservation',
} as const;
