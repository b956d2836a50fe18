import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { DriverPosition, MapPoint, TrackingStatus } from '../../schemas/types/http/orders.ts';
import { type CallRules, isRecord, isText, optional } from '../call-rules.ts';
import type { HutOrder } from './hut-order.ts';

/** What a point of sale is told of an order. */
export interface HandedOrder {
  /** Sector of the hut. */
  readonly sector: string;
  readonly hutId: string;
  readonly disposition: Disposition;
  readonly customer: { readonly email: string };
}

/** A kitchen that is not there: the installation moves the orders on in its place [TRK-41]. */
export interface SimulatedKitchen {
  /** What it reports next for an order; undefined where nothing is left to report. */
  next(order: HandedOrder, current: TrackingStatus): TrackingStatus | undefined;
  /**
   * Where its driver is, in degrees, and the whole minutes left to the door; one whose orders have no driver has no such
   * method [SHP-33].
   * @param part how much of the way lies behind them, from 0 at the hut to 1 at the door
   */
  drive?(way: DrivenWay, part: number): Omit<DriverPosition, 'at'>;
}

/** From where to where a simulated driver drives. */
export interface DrivenWay {
  readonly from: MapPoint;
  readonly to: MapPoint;
}

/** A message of a hut, to the letter, as signatures are made of it. */
export interface HutMessage {
  /** Header fields by their names in small letters. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  /** The hut that its address names. */
  readonly hut: Pick<HandedOrder, 'sector' | 'hutId'>;
}

/** What a message of a hut says, as it says it: the server looks whether it makes sense. */
export interface HutReport {
  readonly orderId: unknown;
  /** The status, its moment and the new estimate, as the call that reports statuses has them [TRK-32]. */
  readonly change: unknown;
}

/** Where a message of a hut says that a driver is, as it says it: the server looks whether it makes sense. */
export interface DriverReport {
  readonly orderId: unknown;
  /** Degrees, the moment and the minutes left, as the call that reports positions has them [SHP-33]. */
  readonly position: unknown;
}

/** What a hut answers to an order: that it has it, or that it will not make it. */
export type HandOverAnswer = 'taken' | 'refused';

/**
 * The system of a hut that makes the orders [TRK-43, GTW-36]. Whatever it is, orders can be fetched by the call that lists
 * them, and statuses come back by the call that reports them.
 *
 * An order that is given to a point of sale without a simulated kitchen waits to be taken: by the answer of `push`, or by
 * the first status that the hut reports. After two minutes the log says so as an error; after `pos.untakenMinutes` of the
 * manifest the order is failed and its money given back [GTW-36].
 */
export interface PointOfSale {
  /** What `pos.adapter` of manifests calls it: the name of its contribution. */
  readonly id: string;
  /** Asked before a payment is authorised; resolves when the hut can be reached, throws when it cannot. */
  reach(order: HandedOrder): Promise<void>;
  /**
   * Asked in the transaction that places an order, whose payment is approved; throws where the hut does not take it, and
   * the payment is let go [ORD-95]. It waits for nobody: what goes out goes out after the order is stored. One that takes
   * every order has no such method.
   */
  accept?(order: HandedOrder): void;
  /**
   * Hands a stored order to the hut; throws when it is not known whether the hut has it. Then it is called again, with
   * growing pauses and in any process, so the hut has to know an order again by its id. One that huts fetch orders from has
   * no such method.
   */
  push?(order: HutOrder): Promise<HandOverAnswer>;
  /**
   * Reads a message with a status; undefined unless it carries the hut's own signature and is not old. The same message
   * may come again. One whose huts report with their key has no such method.
   */
  readReport?(message: HutMessage): HutReport | undefined;
  /**
   * Reads a message with the position of a driver [SHP-33]; undefined unless it carries the hut's own signature and is not
   * old. Positions are nobody's business but that of whoever waits for the order: none is logged or kept by the plugin.
   * One whose huts report with their key, or tell no positions, has no such method.
   */
  readPosition?(message: HutMessage): DriverReport | undefined;
  /** Its orders are worked at the hut's screen of the operators' console; the console moves on those of no other [OPR-24]. */
  readonly isScreen?: true;
  /** Stands in for a kitchen; a real point of sale has none. */
  readonly kitchen?: SimulatedKitchen;
}

/** How long a point of sale is waited for, in milliseconds: longer than any browser waits for its order. */
const longestReachMs = 120_000;

/** How long an answer to an order is waited for, in milliseconds. */
const longestPushMs = 20_000;

const isAnswer = (value: unknown): boolean => value === 'taken' || value === 'refused';

export const pointOfSaleCalls: CallRules<PointOfSale> = {
  id: { fits: isText },
  reach: { limitMs: longestReachMs },
  accept: {},
  push: { fits: isAnswer, limitMs: longestPushMs },
  readReport: { fits: optional(isRecord) },
  readPosition: { fits: optional(isRecord) },
  isScreen: { fits: optional((value) => value === true) },
  kitchen: { fits: optional(isRecord) },
};
