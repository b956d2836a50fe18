/** States of a payment at a gateway [PAY-143]. */
export const gatewayStatuses = [
  'created',
  'pending',
  'approved',
  'declined',
  'cancelled',
  'exception',
  'captured',
  'voided',
  'refunded',
] as const;
export type GatewayStatus = (typeof gatewayStatuses)[number];
