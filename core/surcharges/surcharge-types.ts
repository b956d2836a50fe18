/** The surcharge types that every market knows; fulfilment extras bring their own [SUR-01]. */
export const surchargeTypes = {
  deliverySupplement: 'deliverySupplement',
  delivery: 'delivery',
  smallOrderSupplement: 'smallOrderSupplement',
  driverTip: 'driverTip',
} as const;

/** The fees a customer pays for being delivered to: what a delivery discount is taken off [VOU-11]. */
export const deliveryFeeTypes: readonly string[] = [
  surchargeTypes.deliverySupplement,
  surchargeTypes.delivery,
];

/** Every payment surcharge type starts so [SUR-01]. */
const paymentSurchargePrefix = 'paymentSurcharge';

/** Whether a surcharge came with the payment type [SUR-20]. */
export const isPaymentSurcharge = (type: string): boolean =>
  type.startsWith(paymentSurchargePrefix);

/** Whether a fulfilment extra is paid by surcharges of the type. */
export const isExtraFee = (type: string): boolean =>
  !isPaymentSurcharge(type) && !Object.values<string>(surchargeTypes).includes(type);

/** Surcharge type of a payment type: `paylater_debit` gives `paymentSurchargePaylaterDebit` [SUR-01]. */
export const paymentSurchargeType = (paymentType: string): string =>
  paymentSurchargePrefix +
  paymentType
    .split(/[^A-Za-z0-9]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
