import { askedAge } from '../../core/basket/alcohol-age.ts';
import { toDecimal } from '../../core/money/money.ts';
import { isTestOrder } from '../../core/orders/is-test-order.ts';
import { hutLines } from '../../core/address/written-address.ts';
import { summaryLines, type OrderRecord } from '../../core/orders/order-summary.ts';
import { gatewayName, nothingToPay, withoutPayload } from '../../core/payments/payment-types.ts';
import { isOffline } from '../../core/payments/stored-type.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Preauthorisation } from '../../schemas/types/http/orders.ts';
import { toJson } from '../storage/json-text.ts';
import type { AcceptedRequest } from './check-request.ts';
import type { IntentLife, NewIntentRow } from '../intents/write-intent.ts';
import { signOrderState } from '../intents/order-state.ts';
import { newOrderIds } from '../storage/order-ids.ts';
import { createHash, randomInt } from 'node:crypto';

/** Digits and letters that nobody mixes up when reading them out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const referenceLength = 8;

/** The short reference customers tell the hut; the database refuses one that exists. */
export const newReference = (): string =>
  Array.from({ length: referenceLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Digest of a JSON value, whatever the order of its keys. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex');

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** How a caller's repetitions are known again. */
export interface CallerKey {
  readonly key: string;
  /** How long the key answers for this intent, in milliseconds; null as long as the intent exists. */
  readonly lifeMs: number | null;
  readonly digest: string;
  /** Digest of the caller's secret; null for a call without one. */
  readonly secretDigest: string | null;
}

/** An order before any money moves, ready to be stored. */
export interface NewIntent {
  readonly row: NewIntentRow;
  readonly life: IntentLife;
  readonly answer: Preauthorisation;
  /** Gateway that has to open a payment; null when nothing has to be held. */
  readonly gateway: string | null;
}

const recordOf = ({ shop, request, basket, priced }: AcceptedRequest): OrderRecord => {
  const { hut, catalogue, manifest } = shop;
  const ageCheck = askedAge({ basket, catalogue, hut, manifest });
  return {
    basket: priced,
    lines: summaryLines(request, priced, catalogue),
    hut: {
      id: hut.id,
      sector: hut.sector,
      name: hut.name,
      phone: hut.phone,
      addressLines: hutLines(hut, manifest.address),
      timeZone: hut.timeZone,
    },
    ...(ageCheck !== undefined && { ageCheck }),
  };
};

/**
 * The request as it is kept. Of the payment that is what settling needs: what a wallet or a provider gave opens the
 * payment, a pin checks a card, and neither is for anything after that [GFT-34, PAY-63].
 */
const withoutSecrets = (request: OrderRequest): OrderRequest => {
  const { credits, ...payment } = withoutPayload(request.payment);
  const kept = credits?.map(({ pin: _pin, ...credit }) => credit);
  return { ...request, payment: { ...payment, ...(kept && { credits: kept }) } };
};

/** Makes the intent of an accepted request, with ids of its own. */
export function newIntent(
  accepted: AcceptedRequest,
  caller: CallerKey,
  { stateSecret, now }: { readonly stateSecret: string; readonly now: () => number },
): NewIntent {
  const { shop, request, priced } = accepted;
  const { payments } = shop.manifest;
  const due = Math.max(0, priced.amountDue);
  const paymentType = due === 0 ? nothingToPay : request.payment.type;
  const isHeld = due > 0 && !isOffline(paymentType, payments);
  const gateway = isHeld ? gatewayName(paymentType, payments) : null;
  const ids = {
    ...newOrderIds(now()),
    customerOrderReference: newReference(),
  };
  const answer: Preauthorisation = {
    ...ids,
    orderState: signOrderState(stateSecret, ids),
    paymentType,
    totalPrice: toDecimal(due),
  };
  return {
    answer,
    gateway,
    life: { lifeMs: payments.preauthorisationLifeMs, keyLifeMs: caller.lifeMs },
    row: {
      transaction_id: ids.transactionId,
      order_id: ids.orderId,
      customer_order_reference: ids.customerOrderReference,
      caller_key: caller.key,
      body_digest: caller.digest,
      secret_digest: caller.secretDigest,
      market: shop.running.id,
      account_id: accepted.accountId,
      sector: shop.hut.sector,
      hut_id: shop.hut.id,
      disposition: request.disposition.type,
      state: 'created',
      payment_type: paymentType,
      currency: priced.currency,
      total_minor: priced.total,
      due_minor: due,
      gateway,
      money: isHeld ? 'open' : 'none',
      request: toJson(withoutSecrets(request)),
      priced: toJson(recordOf(accepted)),
      is_test: isTestOrder(request.customer, shop.hut, shop.manifest.flags),
    },
  };
}
