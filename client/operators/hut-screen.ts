import { flow, getEnv, types } from 'mobx-state-tree';
import {
  type BoardPlace,
  boardPlace,
  boardPlaces,
  statusOfPress,
} from '../../core/operators/presses.ts';
import { etaFrom } from '../../core/tracking/estimate.ts';
import { judgeStatus } from '../../core/tracking/tracking-status.ts';
import type { HutBoard, HutTicket, OperatorPress } from '../../schemas/types/http/operators.ts';
import { HttpError } from '../kernel/http-client.ts';
import type { KeyValueStorage } from '../kernel/key-value-storage.ts';
import type { ConsoleApi } from './console-api.ts';
import { pressQueue, type QueuedPress } from './press-queue.ts';

/** What the screen of a hut reaches the outside through. */
export interface ScreenPorts {
  readonly api: Pick<ConsoleApi, 'board' | 'press' | 'follow'>;
  readonly storage: KeyValueStorage;
  readonly locale: () => string;
  readonly now: () => number;
  readonly newKey: () => string;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** How long until a press is sent again that nobody answered, in milliseconds. */
const againMs = 2_000;

/** A ticket as it will be once a press is taken. */
function pressed(ticket: HutTicket, { press: { press, minutes, at } }: QueuedPress): HutTicket {
  const status = statusOfPress(press, ticket.disposition);
  if (status === undefined) return ticket;
  if (judgeStatus(ticket.disposition, ticket.status, status) !== 'taken') return ticket;
  const from = new Date(at ?? ticket.placedAt);
  return {
    ...ticket,
    status,
    ...(minutes !== undefined && {
      acceptedAt: from.toISOString(),
      eta: etaFrom({ exact: minutes, range: { from: minutes, to: minutes } }, from),
    }),
  };
}

/** Whether an answer refuses a press for good; anything else is a line or a server that is down for a while. */
const isRefused = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** A board, and which of the readings it came by. */
interface BoardReading {
  readonly read: number;
  readonly board: HutBoard;
}

/** Presses are the hut's alone: another one that is worked on the same tablet has a list of its own. */
const queueName = (sector: string, hutId: string): string => `presses ${sector}/${hutId}`;

/** The screen of a hut: its orders as they are, or as they will be once the line is up again [OPR-24]. */
export const HutScreen = types
  .model('HutScreen', {
    sector: types.string,
    hutId: types.string,
    board: types.maybe(types.frozen<HutBoard>()),
    waiting: types.optional(types.frozen<readonly QueuedPress[]>(), []),
    isLineUp: true,
    /** A press that the server refused, until somebody has read of it. */
    refusal: types.maybe(types.frozen<{ readonly orderId: string; readonly name: string }>()),
    /** Why there is no board to show. */
    failure: types.maybe(types.frozen<'forbidden' | 'unreachable'>()),
  })
  .views((self) => ({
    /** The orders with every press, those that nobody has answered yet among them. */
    get tickets(): readonly HutTicket[] {
      const tickets = self.board?.tickets ?? [];
      return tickets
        .map((ticket) =>
          self.waiting.filter(({ orderId }) => orderId === ticket.orderId).reduce(pressed, ticket),
        )
        .filter(({ status }) => boardPlace(status) !== 'gone');
    },
    isWaiting: (orderId: string): boolean =>
      self.waiting.some((entry) => entry.orderId === orderId),
  }))
  .views((self) => ({
    ticket: (orderId: string | undefined): HutTicket | undefined =>
      self.tickets.find((ticket) => ticket.orderId === orderId),
    /** The orders by where they stand, in the order of the work; places without one are left out. */
    get places(): readonly { readonly place: BoardPlace; readonly tickets: HutTicket[] }[] {
      return boardPlaces
        .map((place) => ({
          place,
          tickets: self.tickets.filter(({ status }) => boardPlace(status) === place),
        }))
        .filter(({ tickets }) => tickets.length > 0);
    },
    get newOrders(): number {
      return self.tickets.filter(({ status }) => boardPlace(status) === 'new').length;
    },
  }))
  .actions((self) => {
    const { api, storage, locale, now, newKey, wait } = getEnv<ScreenPorts>(self);
    const kept = pressQueue(storage, queueName(self.sector, self.hutId));
    let isOpen = false;
    let isSending = false;
    const goesOn = (): boolean => isOpen;
    let begun = 0;
    let shown = 0;
    const readBoard = async (): Promise<BoardReading> => {
      const read = (begun += 1);
      return { read, board: await api.board(self.sector, self.hutId, locale()) };
    };
    /** A board whose reading began earlier than that of the one shown is older. */
    const show = ({ read, board }: BoardReading): void => {
      if (read < shown) return;
      shown = read;
      self.board = board;
    };
    const keep = (presses: readonly QueuedPress[]): void => {
      self.waiting = presses;
      kept.write(presses);
    };
    return {
      load: flow(function* load() {
        try {
          show((yield readBoard()) as BoardReading);
          self.isLineUp = true;
          self.failure = undefined;
        } catch (error) {
          if (isRefused(error)) self.failure = 'forbidden';
          else if (self.board) self.isLineUp = false;
          else self.failure = 'unreachable';
        }
      }),
      /** Sends what is waiting, one after the other, until nothing is left. */
      send: flow(function* send() {
        if (isSending) return;
        isSending = true;
        try {
          for (let [next] = self.waiting; next && goesOn(); [next] = self.waiting) {
            const { orderId, press, key } = next;
            try {
              yield api.press(orderId, press, key);
              self.isLineUp = true;
            } catch (error) {
              if (!isRefused(error)) {
                self.isLineUp = false;
                yield wait(againMs);
                continue;
              }
              const named = error.json as { readonly name?: string } | undefined;
              self.refusal = { orderId, name: named?.name ?? '' };
            }
            // Its effect comes with the next reading; until then the press shows it.
            const answer = (yield readBoard().catch(() => undefined)) as BoardReading | undefined;
            if (answer) show(answer);
            keep(self.waiting.filter((entry) => entry.key !== key));
          }
        } finally {
          isSending = false;
        }
      }),
      lineLost() {
        self.isLineUp = false;
      },
      forgetRefusal() {
        self.refusal = undefined;
      },
      enqueue(orderId: string, press: OperatorPress) {
        const at = new Date(now()).toISOString();
        keep([...self.waiting, { orderId, key: newKey(), press: { ...press, at } }]);
      },
      restore() {
        self.waiting = kept.read();
      },
      setOpen(open: boolean) {
        isOpen = open;
      },
    };
  })
  .actions((self) => {
    const { api } = getEnv<ScreenPorts>(self);
    return {
      /** Takes a press: shown at once, kept until the server has it [OPR-24]. */
      press(orderId: string, press: OperatorPress) {
        self.enqueue(orderId, press);
        void self.send();
      },
      /** Shows the hut and keeps up with it; answers how to stop. */
      open(): () => void {
        self.setOpen(true);
        self.restore();
        const stop = api.follow(
          ({ kind, sector, hutId }) => {
            const isOurs = sector === self.sector && hutId === self.hutId;
            if (kind === 'missed' || isOurs) void self.load();
            void self.send();
          },
          () => self.lineLost(),
        );
        return () => {
          self.setOpen(false);
          stop();
        };
      },
    };
  });
