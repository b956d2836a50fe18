import {
  isOutcome,
  nextStepUp,
  type StepUpEvent,
  type StepUpOutcome,
  type StepUpState,
} from '../../core/payments/step-up.ts';
import type { PayerAuthCheck, Preauthorisation } from '../../schemas/types/http/orders.ts';
import type { Environments } from '../kernel/environment.ts';
import { allowedUrl } from './allowed-url.ts';

/** Page of this site that the bank's page may lead back to. */
const returnPath = '/order/checkout/';

/** The part of a pre-authorisation that says whose payer is to be authenticated. */
export type StartedStepUp = Pick<
  Preauthorisation,
  'orderId' | 'paymentType' | 'payerAuth' | 'transactionId'
>;

/** A page in a frame: one that nobody sees, or the bank's. */
export interface StepUpFrame {
  readonly kind: 'collection' | 'challenge';
  readonly url: string;
  /** What the bank's page is told once it is there. */
  readonly accessToken?: string | undefined;
}

/** What a page in a frame, or the customer beside it, had to say. */
export interface StepUpMessage {
  readonly event: StepUpEvent;
  readonly deviceData?: string;
}

/** Shows the pages of a step-up. */
export interface StepUpScreen {
  /** Shows a page whose address was checked; resolves when it says something. */
  show(frame: StepUpFrame): Promise<StepUpMessage>;
  clear(): void;
}

/** How the authentication of a payer ended, and what place is called with. */
export interface Authenticated {
  readonly outcome: StepUpOutcome;
  readonly response: string | undefined;
}

type StepUpEnvironment = Pick<
  Environments['purchase'],
  'market' | 'now' | 'origin' | 'payments' | 'report' | 'wait'
>;

/**
 * Authenticates the payer of a pre-authorised order: data of the device is collected, the gateway is asked, and the bank may
 * ask on a page of its own, all within the market's times [PAY-69, PAY-70, PAY-76].
 */
export const authenticatePayer = async (
  { orderId, paymentType, payerAuth, transactionId }: StartedStepUp,
  { market, now, origin, payments, report, wait }: StepUpEnvironment,
  screen: StepUpScreen,
): Promise<Authenticated> => {
  const { collectionTimeoutMs, gatewayHosts, stepUpTimeoutMs } = market.manifest.payments;
  const { collectionUrl, sessionId = '' } = payerAuth ?? {};
  let deviceData = '';
  let challenge: Omit<StepUpFrame, 'kind'> = { url: '' };
  let response: string | undefined;
  let until = 0;

  const within = (ms: number, late: StepUpEvent, event: Promise<StepUpEvent>) =>
    Promise.race([event, wait(ms).then(() => late)]);
  const left = () => Math.max(0, until - now());

  const see = async (frame: StepUpFrame, ms: number, late: StepUpEvent): Promise<StepUpEvent> => {
    const url = allowedUrl(frame.url, { origin, gatewayHosts });
    if (url === undefined) return 'refused';
    const heard = screen.show({ ...frame, url }).then((message) => {
      deviceData = message.deviceData ?? deviceData;
      return message.event;
    });
    const event = await within(ms, late, heard);
    screen.clear();
    return event;
  };

  const ask = async (): Promise<StepUpEvent> => {
    const returnUrl = `${origin}${returnPath}`;
    const check: PayerAuthCheck = {
      transactionId,
      orderId,
      paymentType,
      sessionId,
      deviceData,
      returnUrl,
    };
    try {
      const { status, stepUpUrl: url, ...answer } = await payments.checkPayer(check);
      response = answer.paymentAuthorisationResponse;
      if (status === 'completed' && response !== undefined) return 'authenticated';
      if (status !== 'challenge' || url === undefined) return 'refused';
      challenge = { url, accessToken: answer.accessToken };
      return 'challenged';
    } catch (error) {
      report('warning', 'The payer could not be authenticated', { error });
      return 'refused';
    }
  };

  const work: Readonly<Record<StepUpState, () => Promise<StepUpEvent>>> = {
    collecting: () => {
      const frame = { kind: 'collection', url: collectionUrl ?? '' } as const;
      return see(frame, collectionTimeoutMs, 'collection-late');
    },
    checking: () => {
      until = now() + stepUpTimeoutMs;
      return within(left(), 'late', ask());
    },
    challenged: () => see({ kind: 'challenge', ...challenge }, left(), 'late'),
    confirming: () => within(left(), 'late', ask()),
  };

  let state: StepUpState = collectionUrl === undefined ? 'checking' : 'collecting';
  for (;;) {
    const event: StepUpEvent = await work[state]();
    const next: StepUpState | StepUpOutcome = nextStepUp(state, event) ?? 'error';
    if (isOutcome(next)) return { outcome: next, response };
    state = next;
  }
};
