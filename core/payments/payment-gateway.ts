import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import { type CallRules, isRecord, isText, isYesOrNo, optional } from '../call-rules.ts';
import type { Money } from '../money/money.ts';
import type {
  AuthoriseResult,
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  NewProviderOrder,
  OpenedPayment,
  Opening,
  PayerCheck,
  PayerCheckResult,
  PaymentState,
  Refund,
  ReturnQuery,
} from './gateway-payment.ts';
import { gatewayStatuses } from './gateway-status.ts';
import type { MerchantQuestion } from './wallet.ts';

/**
 * A payment gateway: the server's side of a payment provider [PAY-142, GTW-01].
 *
 * Every call is keyed by the transaction id, a refund by its own key, and may be repeated without a second effect: a
 * gateway opens, holds, captures, voids or refunds once, and answers a repetition as it answered the first. A call throws when
 * the gateway cannot be reached or answers what is not understood; then nothing is known, the order stays as it is, and
 * the reconciler asks `status`. An answer of a gateway that is not understood is never an approval [GTW-19].
 */
export interface PaymentGateway {
  /** What `payments.gateway` of manifests calls it, and what orders remember: the name of its contribution. */
  readonly id: string;
  /** Whether it takes no money; browsers are told [PAY-77]. */
  readonly testMode: boolean;
  /** Whether it can take payments of a type that is not paid at the door, by what its plugin declares [ENG-24, GTW-02]. */
  serves(type: string, declared: DeclaredPaymentType): boolean;
  /** Opens a payment, and holds it where a wallet gave its token. */
  open(payment: NewPayment): Promise<Opening>;
  /** How a payment stands at the provider; undefined for one that was never opened there. */
  status(payment: OpenedPayment): Promise<PaymentState | undefined>;
  /**
   * Holds the amount with the token that the browser got from the gateway's own frame, sheet or pop-up, or with what the
   * authentication of the payer came to.
   */
  authorise(payment: OpenedPayment, token: string): Promise<AuthoriseResult>;
  /**
   * Finds out whether it is the payer who pays, by what the browser brings; repeated with the same session it goes on where
   * it had got to, so that it is asked again after the bank's page [PAY-73, PAY-74, PAY-76]. A gateway that serves no type
   * with a step-up has no such method.
   */
  stepUp?(payment: OpenedPayment, check: PayerCheck): Promise<PayerCheckResult>;
  /**
   * Makes an order at the provider for its pop-up to approve [PAY-118]. What the pop-up gave comes with `open`, and is
   * declined unless it belongs to that order and its amount is the one to be held [PAY-119]. A gateway whose provider needs no
   * such order has no such method.
   */
  createOrder?(order: NewProviderOrder): Promise<{ readonly orderId: string }>;
  /**
   * Whether the query of a return address is the provider's own, by its signature (mac2, hash or signature). What it says
   * of the payment is not believed: `status` is asked [ORD-90]. A gateway whose provider has no page of its own, or signs
   * no return address, has no such method.
   */
  verifyReturn?(payment: OpenedPayment, query: ReturnQuery): Promise<boolean>;
  /**
   * Takes money that is held: all of it, or less, which lets the rest go. What is not held stays as it is.
   * @param amount in minor units of the payment's currency, at most what is held
   */
  capture(payment: OpenedPayment, amount: Money): Promise<PaymentState>;
  /** Lets go of what is held or still open; what was captured stays. */
  void(payment: OpenedPayment): Promise<PaymentState>;
  /**
   * Gives captured money back, whole or in part: a payment stays `captured` until nothing is left of it. More than is left
   * is an error, and nothing is given.
   */
  refund(payment: OpenedPayment, refund: Refund): Promise<PaymentState>;
  /**
   * Reads a message to the shop; undefined unless it carries the gateway's own signature. What it says of the payment is
   * not believed: `status` is asked [PAY-150].
   */
  verifyNotification(message: GatewayMessage): Promise<GatewayNotice | undefined>;
  /**
   * Has the wallet's maker open a session for the merchant, whose certificates the gateway has; the answer is passed on
   * unchanged [PAY-82]. A gateway without Apple Pay has no such method.
   */
  validateMerchant?(question: MerchantQuestion): Promise<Readonly<Record<string, unknown>>>;
  /** Path on this site under which it stands in for the wallet's maker; a gateway that takes money has none [PAY-83]. */
  readonly merchantPath?: string;
  /**
   * Path on this site of the folder with stand-ins for the scripts of providers and wallets, by the file names that the plugins
   * of their types know; a gateway that takes money has none [PAY-166, PAY-174].
   */
  readonly scriptsPath?: string;
}

const isStatus = (value: unknown): boolean => gatewayStatuses.some((status) => status === value);

const partsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? (value as Record<string, unknown>) : {};

const isState = (value: unknown): boolean => isStatus(partsOf(value)['status']);

const isAuthorised = (value: unknown): boolean => {
  const { kind, url } = partsOf(value);
  return kind === 'challenge' ? isText(url) : kind === 'status' && isState(value);
};

const isChecked = (value: unknown): boolean => {
  const { kind, url, accessToken, response } = partsOf(value);
  if (kind === 'completed') return isText(response);
  return kind === 'challenge' ? isText(url) && isText(accessToken) : kind === 'failed';
};

const isProviderOrder = (value: unknown): boolean => isText(partsOf(value)['orderId']);

const nextSteps = ['none', 'token', 'iframe', 'redirect', 'three-ds', 'pop-up', 'step-up'];

const isOpening = (value: unknown): boolean => {
  const { kind } = partsOf(partsOf(value)['step']);
  return nextSteps.some((step) => step === kind);
};

/** How long an answer is waited for, in milliseconds, unless the server is told otherwise by `GATEWAY_TIMEOUT_MS`. */
const limitMs = 20_000;

export const paymentGatewayCalls: CallRules<PaymentGateway> = {
  id: { fits: isText },
  testMode: { fits: isYesOrNo },
  serves: { fits: isYesOrNo },
  open: { fits: isOpening, limitMs },
  status: { fits: optional(isState), limitMs },
  authorise: { fits: isAuthorised, limitMs },
  stepUp: { fits: isChecked, limitMs },
  createOrder: { fits: isProviderOrder, limitMs },
  verifyReturn: { fits: isYesOrNo, limitMs },
  capture: { fits: isState, limitMs },
  void: { fits: isState, limitMs },
  refund: { fits: isState, limitMs },
  verifyNotification: { fits: optional(isRecord), limitMs },
  validateMerchant: { fits: isRecord, limitMs },
  merchantPath: { fits: optional(isText) },
  scriptsPath: { fits: optional(isText) },
};
