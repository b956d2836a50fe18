import type { OrderRequest } from '../../schemas/types/http/order-request.ts';

/** Where a delivery goes as it is written on an envelope; nothing where nothing is kept of it. */
export const addressLines = ({
  deliveryAddress,
}: Pick<OrderRequest['customer'], 'deliveryAddress'>): string[] => {
  const { interior, streetno, streetname, postcode, city } = deliveryAddress ?? {};
  const joined = (parts: readonly (string | undefined)[]) =>
    parts.filter((part) => part !== undefined && part !== '').join(' ');
  return [joined([interior, streetno, streetname]), joined([postcode, city])].filter(
    (line) => line !== '',
  );
};
