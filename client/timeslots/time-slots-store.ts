import { flow, types } from 'mobx-state-tree';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { TimeSlot } from '../../schemas/types/http/orders.ts';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import { choiceOf, slotsLeft, type TimeChoice } from './time-choices.ts';

/** Why and for what a customer is asked for a time. */
export interface TimeQuestion {
  /**
   * `start`: an order begins at the hut afterwards [TIM-14]; `set`: the time of an order changes; `renew`: its time
   * has passed, there is no way around another one [TIM-15, TIM-21].
   */
  readonly purpose: 'start' | 'set' | 'renew';
  readonly hut: Hut;
  readonly type: Disposition;
  /** The time chosen before, in milliseconds [TIM-13]. */
  readonly chosen?: number | undefined;
}

type Answer = (choice: TimeChoice | undefined) => void;

/** The times a customer may choose from, while they are asked for one [TIM-12]. */
export const TimeSlotsStore = types
  .model('TimeSlots')
  .volatile(seesOrdering)
  .volatile(() => ({
    question: undefined as TimeQuestion | undefined,
    slots: [] as readonly TimeSlot[],
    status: 'none' as 'none' | 'loading' | 'success' | 'failure',
    /** How far the clock of the server is ahead of this one, in milliseconds. */
    ahead: 0,
    /** The moment for which the slots are shown; it follows the clock while a question is open [TIM-16]. */
    shownAt: 0,
  }))
  .views((self) => ({
    /** The present moment by the clock that decides. */
    now: (): number => environmentOf(self).now() + self.ahead,
    /** The slots that can still be had at a moment. */
    leftAt(moment: number): readonly TimeSlot[] {
      const { question, slots } = self;
      if (!question) return [];
      const { locale, market } = environmentOf(self);
      const { startOffsetMs } = market.manifest.timeSlots;
      return slotsLeft(slots, question.hut, {
        disposition: question.type,
        now: moment,
        tradingDay: market.manifest.tradingDay,
        locale: locale(),
        ...(startOffsetMs === undefined ? {} : { startOffsetMs }),
      });
    },
  }))
  .views((self) => ({
    /** The slots on show; the list shrinks as time goes by [TIM-16]. */
    get left(): readonly TimeSlot[] {
      return self.leftAt(self.shownAt);
    },
  }))
  .actions((self) => {
    let answer: Answer | undefined;
    const end = (choice: TimeChoice | undefined) => {
      const ended = answer;
      answer = undefined;
      self.question = undefined;
      self.slots = [];
      self.status = 'none';
      ended?.(choice);
    };
    return {
      /** Reads the slots; after a failure it can be called again [TIM-20]. */
      load: flow(function* load() {
        const { question } = self;
        if (!question || self.status === 'loading') return;
        const { huts, locale, now, report } = environmentOf(self);
        self.status = 'loading';
        try {
          const { hut, type } = question;
          const slots: readonly TimeSlot[] = yield huts.timeSlots(
            hut.sector,
            hut.id,
            type,
            locale(),
          );
          if (self.question !== question) return;
          self.slots = slots;
          const forNow = slots.find(({ asap, closed }) => asap || closed);
          self.ahead = forNow ? forNow.timestamp - now() : 0;
          self.shownAt = self.now();
          self.status = 'success';
        } catch (error) {
          report('warning', 'The times of the hut could not be read', { error });
          if (self.question === question) self.status = 'failure';
        }
      }),
      end,
      open(question: TimeQuestion, waiting: Answer) {
        end(undefined);
        self.question = question;
        answer = waiting;
      },
    };
  })
  .actions((self) => ({
    /** Lets passed slots go; when the last of them has, reads the slots again: the next day may have some. */
    refresh() {
      const isLater = ({ asap, closed }: TimeSlot) => !asap && !closed;
      self.shownAt = self.now();
      if (self.slots.some(isLater) && !self.left.some(isLater)) void self.load();
    },
  }))
  .actions((self) => {
    /** Keeps what is shown in step with the clock until something else is asked [TIM-16, CST-66]. */
    const follow = async (question: TimeQuestion) => {
      const { market, wait } = environmentOf(self);
      for (;;) {
        await wait(market.manifest.scheduledOverlay.refreshMs);
        if (self.question !== question) return;
        self.refresh();
      }
    };
    return {
      /** Asks for a time; resolves to nothing when the customer leaves it, or is asked for another one instead. */
      ask(question: TimeQuestion): Promise<TimeChoice | undefined> {
        const answered = new Promise<TimeChoice | undefined>((resolve) => {
          self.open(question, resolve);
        });
        void self.load();
        void follow(question);
        return answered;
      },
      /** Answers with a slot and closes the question; a slot that has passed meanwhile is left [TIM-17, TIM-18]. */
      choose(slot: Pick<TimeSlot, 'asap' | 'timestamp'>) {
        const isLeft = self
          .leftAt(self.now())
          .some(
            ({ asap, closed, timestamp }) =>
              !closed && asap === slot.asap && timestamp === slot.timestamp,
          );
        if (isLeft) self.end(choiceOf(slot));
        else self.refresh();
      },
      /** Closes the question without an answer. */
      leave() {
        self.end(undefined);
      },
    };
  });
