import { flow, types } from 'mobx-state-tree';
import { declaredType } from '../../core/payments/payment-types.ts';
import {
  assertStepUp,
  flagged,
  flagOf,
  noFlag,
  type StepUpFlag,
} from '../../core/payments/step-up.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import type { Steps } from '../kernel/steps.ts';
import type { FrameMessage } from './frame-message.ts';
import {
  type Authenticated,
  authenticatePayer,
  type StartedStepUp,
  type StepUpFrame,
  type StepUpMessage,
} from './authenticate-payer.ts';

/** How the authentication of a payer stands, and which of its pages is shown. Nothing of it is stored. */
export const StepUpStore = types
  .model('StepUp')
  .volatile(seesPurchase)
  .volatile(() => ({
    flag: undefined as StepUpFlag | undefined,
    frame: undefined as StepUpFrame | undefined,
    hear: undefined as ((message: StepUpMessage) => void) | undefined,
  }))
  .views((self) => ({
    /** One of them is set at most [PAY-62, PAY-71]. */
    get flags(): Readonly<Record<StepUpFlag, boolean>> {
      return self.flag === undefined ? noFlag : flagged(self.flag);
    },
  }))
  .actions((self) => ({
    setFlag(flag: StepUpFlag) {
      self.flag = flag;
    },
    show(frame: StepUpFrame): Promise<StepUpMessage> {
      self.frame = frame;
      return new Promise((resolve) => {
        self.hear = resolve;
      });
    },
    clear() {
      self.frame = undefined;
      self.hear = undefined;
    },
    /** A page in its frame told something. */
    take(message: FrameMessage) {
      if (message.kind === 'device-data') {
        self.hear?.({ event: 'collected', deviceData: message.data });
      }
      if (message.kind === 'challenge-done') self.hear?.({ event: 'answered' });
      if (message.kind === 'cancelled') self.hear?.({ event: 'stopped' });
    },
  }))
  .actions((self) => ({
    /** No order is under way any more. */
    reset() {
      self.clear();
      self.setFlag('reset');
    },
    /**
     * Authenticates the payer of a pre-authorised order, to its end.
     * @throws for a payment type without a step-up [PAY-66]
     */
    authenticate: flow(function* authenticate(started: StartedStepUp): Steps<Authenticated> {
      const environment = environmentOf(self);
      const { paymentType: type } = started;
      assertStepUp(type, declaredType(type, environment.market.manifest.payments));
      self.setFlag('start');
      const { show, clear } = self;
      const end: Authenticated = yield authenticatePayer(started, environment, { show, clear });
      self.setFlag(flagOf[end.outcome]);
      return end;
    }),
  }));
