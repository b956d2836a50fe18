import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { wrongSize } from '../../core/orders/order-deals.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import { BoundedValidation } from '../incoming/bounded-validation.ts';
import type { OrderContext } from './order-context.ts';
import { wrongFields } from '../shell/problem-error.ts';
import type { ErrorObject } from 'ajv';
import type { OrderHold } from '../../core/orders/order-hold.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';

/** Addresses are text: what stands for a number there is read as one. */
const asWritten = new BoundedValidation({
  coerceTypes: true,
  useDefaults: true,
  allowUnionTypes: true,
  strictTypes: false,
});
const strictly = new BoundedValidation({ allowUnionTypes: true, strictTypes: false });

/** References to the bodies and answers of the calls about orders. */
export const orderSchemas = {
  orderRequest: { $ref: 'OrderRequest#' },
  placeRequest: { $ref: 'PlaceRequest#' },
  preauthorisation: { $ref: 'Preauthorisation#' },
  placement: { $ref: 'Placement#' },
  payerAuthCheck: { $ref: 'PayerAuthCheck#' },
  payerAuthAnswer: { $ref: 'PayerAuthAnswer#' },
  providerOrderRequest: { $ref: 'ProviderOrderRequest#' },
  providerOrderAnswer: { $ref: 'ProviderOrderAnswer#' },
  failure: { $ref: 'OrderFailure#' },
  summary: { $ref: 'OrderSummary#' },
  tracking: { $ref: 'TrackingInfo#' },
  refundRequest: { $ref: 'RefundRequest#' },
  refund: { $ref: 'RefundAnswer#' },
  statusChange: { $ref: 'StatusChange#' },
  driverPosition: { $ref: 'DriverPosition#' },
  driverPositionAnswer: { $ref: 'DriverPositionAnswer#' },
  way: { $ref: 'OrderWay#' },
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

type Body = Readonly<Record<string, unknown>>;

/** The bodies that parts can stand in: orders. */
const orders: readonly unknown[] = ['OrderRequest#', 'PlaceRequest#'];

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the market of an order holds for orders; nothing where the body does not say whose it is. */
function holdsFor(markets: Pick<MarketRegistry, 'bySector'>, { hut }: Body): readonly OrderHold[] {
  const sector = isObject(hut) ? hut['sector'] : undefined;
  const running = typeof sector === 'string' ? markets.bySector(sector) : undefined;
  return running?.market.extensions.all('order-hold') ?? [];
}

/** What a check found wrong. */
const errorsIn = (verdict: unknown): readonly ErrorObject[] =>
  isObject(verdict) && Array.isArray(verdict['error']) ? (verdict['error'] as ErrorObject[]) : [];

/**
 * Lets orders carry the parts that extras of their market add to them, each as its own schema says. In other markets those
 * are fields that nobody knows [ENG-22, ORD-20].
 */
const takingParts =
  (
    compile: FastifySchemaCompiler<object>,
    markets: Pick<MarketRegistry, 'bySector'>,
  ): FastifySchemaCompiler<{ readonly $ref?: string }> =>
  (route) => {
    if (route.httpPart === 'querystring') return asWritten.compile(route);
    const check = compile(route);
    if (!orders.includes(route.schema.$ref)) return check;
    return (body: unknown) => {
      const holds = isObject(body)
        ? holdsFor(markets, body).filter(({ orderField }) => Object.hasOwn(body, orderField))
        : [];
      if (!isObject(body) || holds.length === 0) return check(body) as true;
      const own = Object.fromEntries(
        Object.entries(body).filter(([key]) => !holds.some(({ orderField }) => orderField === key)),
      );
      const errors = [
        ...errorsIn(check(own)),
        ...holds.flatMap(({ orderField, schema }) =>
          errorsIn(compile({ ...route, schema })(body[orderField])).map((error) => ({
            ...error,
            instancePath: `/${orderField}${error.instancePath}`,
          })),
        ),
      ];
      return errors.length === 0 || { error: errors };
    };
  };
