import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { cityLine, joined, type WrittenAs } from '../address/written-address.ts';

/** Where a delivery goes as it is written on an envelope; nothing where nothing is kept of it. */
export const addressLines = (
  { deliveryAddress }: Pick<OrderRequest['customer'], 'deliveryAddress'>,
  written: WrittenAs,
): string[] => {
  const { interior, streetno, streettype, streetname, ...town } = deliveryAddress ?? {};
  return [joined([interior, streetno, streettype, streetname]), cityLine(town, written)].filter(
    (line) => line !== '',
  );
};
