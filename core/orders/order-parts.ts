import type { OrderRequest } from '../../schemas/types/http/order-request.ts';

/** The part of an order request that a plugin of its market has added under a name of its own; undefined where there is none. */
export const partOf = (request: Pick<OrderRequest, 'hut'>, field: string): unknown =>
  Object.hasOwn(request, field)
    ? (request as unknown as Readonly<Record<string, unknown>>)[field]
    : undefined;
