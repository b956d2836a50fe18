import type { PlaceRequest, Preauthorisation } from '../../schemas/types/http/orders.ts';
import type { Environment } from '../kernel/environment.ts';
import type { HutsPorts } from '../huts/huts-api.ts';
import type { PaymentPorts } from '../payments/payments-api.ts';
import type { EtaType } from './order-addresses.ts';
import type { OrderAttempt } from './order-attempt.ts';
import type { ShownFailure } from './order-failures.ts';
import type { OrderPorts } from './orders-api.ts';
import type { OrderFlowEvent, RunningState } from './order-flow.ts';
import type { OrderFacts } from '../../core/orders/order-request-mapper.ts';

/** What the pieces of work know and do; the order store stands behind it. */
export interface OrderWork {
  readonly environment: Pick<Environment, 'market' | 'now' | 'report' | 'wait'> &
    HutsPorts &
    OrderPorts &
    PaymentPorts;
  /** Everything the order is made of; undefined while hut or catalogue are missing. */
  readonly facts: () => OrderFacts | undefined;
  readonly etaType: () => EtaType;
  readonly isBasketEmpty: () => boolean;
  readonly validateForm: () => Promise<boolean>;
  /** The attempt for the order as it is now; throws what a mapper throws. */
  readonly attempt: (facts: OrderFacts) => OrderAttempt;
  /** The order costs what the customer agreed to in a wallet's sheet, where there was one. */
  readonly isAgreed: (facts: OrderFacts) => boolean;
  /** Resolves once it is known whether the order of an earlier visit was placed. */
  readonly lookedUp: () => Promise<unknown>;
  /** A call with a key begins; answers the names of the attempts that it takes the place of. */
  readonly startCall: (key: string) => string | undefined;
  /** The call with a key was refused. */
  readonly endCall: (key: string) => void;
  /** An answer said that nobody is signed in any more. */
  readonly leaveAccount: (error: unknown) => Promise<void>;
  /** The attempt that was to be replaced has been placed. */
  readonly takePlaced: (transactionId: string) => void;
  /** The customer knows what became of the attempts that were left: the next one names them no more. */
  readonly forgetLeft: () => void;
  readonly transactionId: () => string | undefined;
  readonly isPlaced: (transactionId: string) => boolean;
  readonly placeRequest: () => PlaceRequest | undefined;
  /** Whether the flow is still in a state: it may have been left meanwhile. */
  readonly isIn: (state: RunningState) => boolean;
  readonly keep: (answer: Preauthorisation) => void;
  /** How often placing was repeated because no answer came. */
  readonly repeats: () => number;
  readonly giveUp: () => void;
  readonly fail: (failure: ShownFailure) => void;
  readonly declineCard: () => void;
  /** Keeps the address of the card form for another try. */
  readonly keepForm: (address: string) => void;
  readonly failPolling: () => void;
  readonly askForNewTime: () => void;
  /** Says at the address of the form what is wrong with it. */
  readonly refuseAddress: (message: string) => void;
  readonly tellHutClosed: () => void;
  readonly refreshCatalogue: () => Promise<void>;
  readonly goTo: (address: string) => void;
}

/** The work of one running state: it ends in an event and never throws. */
export type OrderPiece = (work: OrderWork) => Promise<OrderFlowEvent>;
