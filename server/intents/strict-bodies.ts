import type { FastifyInstance } from 'fastify';
import { wrongSize } from '../../core/orders/order-size.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { BoundedValidation } from '../incoming/bounded-validation.ts';
import type { OrderContext } from './order-context.ts';
import { takingParts } from './parts-of-bodies.ts';
import { wrongFields } from '../shell/problem-error.ts';

const strictly = new BoundedValidation({ allowUnionTypes: true, strictTypes: false });

/** References to the bodies and answers of the calls about orders. */
export const orderSchemas = {
  orderRequest: { $ref: 'OrderRequest#' },
  placeRequest: { $ref: 'PlaceRequest#' },
  preauthorisation: { $ref: 'Preauthorisation#' },
  placement: { $ref: 'Placement#' },
  failure: { $ref: 'OrderFailure#' },
  summary: { $ref: 'OrderSummary#' },
  tracking: { $ref: 'TrackingInfo#' },
  statusChange: { $ref: 'StatusChange#' },
  storeConfig: { $ref: 'StoreConfig#' },
  eta: { $ref: 'EtaAnswer#' },
  validation: { $ref: 'BasketValidation#' },
  explanation: { $ref: 'PriceExplanation#' },
} as const;

/**
 * Makes routes take bodies as they are: a text is no number, and a field nobody knows is refused by its name in place
 * of being dropped, unless an extra of the market brings it. Money is never guessed, and no order is larger than what is
 * worked out of it can bear [SEC-01].
 */
export function takeBodiesStrictly(
  routes: FastifyInstance,
  { markets }: Pick<OrderContext, 'markets'>,
): void {
  routes.setValidatorCompiler(takingParts(strictly.compile, markets));
  // After validation, so that deals are what the schemas say wherever a body has any.
  routes.addHook('preHandler', async ({ body }) => {
    const { deals = [] } = (body ?? {}) as Partial<Pick<OrderRequest, 'deals'>>;
    const wrong = wrongSize(deals);
    if (wrong.length > 0) throw wrongFields(wrong);
  });
}
