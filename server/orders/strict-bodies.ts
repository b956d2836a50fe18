import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { exchanged } from '../shell/answer-schemas.ts';
import { OrderFailureError } from './order-failure.ts';

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strictTypes: false });
addFormats.default(ajv);
for (const schema of exchanged) ajv.addSchema(schema);

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

const compileStrictly: FastifySchemaCompiler<object> = ({ schema }) => ajv.compile(schema);

/**
 * Makes routes take bodies as they are: a text is no number, and a field nobody knows is refused by its name in place
 * of being dropped. Money is never guessed. Failures of orders are answered with the name that picks the message.
 */
export function answerOrderFailures(routes: FastifyInstance): void {
  routes.setValidatorCompiler(compileStrictly);
  routes.setErrorHandler((error: unknown, request, reply) => {
    if (!(error instanceof OrderFailureError)) throw error;
    if (error.status >= 500) request.log.warn({ failure: error.failure }, 'order call failed');
    return reply
      .code(error.status)
      .type('application/json; charset=utf-8')
      .send({ ...error.failure, status: error.status, traceId: request.id });
  });
}
