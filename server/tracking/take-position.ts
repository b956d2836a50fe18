import { isOnTheWay } from '../../core/tracking/tracking-status.ts';
import { judgePosition } from '../../core/tracking/driver-position.ts';
import type {
  DriverPosition,
  DriverPositionAnswer,
  OrderWay,
  TrackingStatus,
} from '../../schemas/types/http/orders.ts';
import { distanceMetres } from '../address/distance-metres.ts';
import { findByOrderId, type Intent, lockByOrderId } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { notFound, ProblemError } from '../shell/problem-error.ts';
import { askMoment } from '../storage/moments.ts';
import { publishIn } from '../storage/publish.ts';
import { driverChannel, keepPosition, lastMoment } from './driver-positions.ts';
import { wayOf } from './way-of-order.ts';
import { assertOwnHut, type PosHut } from './pos-sign-in.ts';

/** Positions that are taken in for one order: one each two seconds. */
const limit = { most: 30, windowMs: 60_000 } as const;

/** A position as a point of sale reports it. */
interface ReportedPosition {
  readonly orderId: string;
  readonly position: DriverPosition;
  readonly pos: PosHut;
}

/** Nothing is known of a driver before an order has left its hut, and nothing any more once it is delivered. */
function assertOnTheWay({ order_status: status, disposition }: Intent): void {
  if (disposition === 'delivery' && isOnTheWay(status as TrackingStatus)) return;
  throw new ProblemError(409, 'NOT_ON_THE_WAY', 'The order is not on its way with a driver.');
}

const impossible = (message: string): ProblemError =>
  new ProblemError(422, 'POSITION_IMPOSSIBLE', message);

/** Positions and statuses of an order wait for each other: none is written that the end of the order would not take away. */
const store = (
  { database }: OrderContext,
  { orderId, position }: ReportedPosition,
  { hut, address }: OrderWay,
): Promise<DriverPositionAnswer> =>
  database.db.transaction().execute(async (tx) => {
    const intent = await lockByOrderId(tx, orderId);
    if (!intent) throw notFound('The order');
    assertOnTheWay(intent);
    const { transaction_id: transactionId } = intent;
    const now = (await askMoment(tx)).getTime();
    const at = Date.parse(position.at);
    const last = await lastMoment(tx, transactionId);
    const verdict = judgePosition({
      now,
      at,
      lastAt: last?.getTime(),
      metresFromHut: distanceMetres(position, hut),
      metresFromAddress: address && distanceMetres(position, address),
      wayMetres: address ? distanceMetres(hut, address) : 0,
    });
    switch (verdict) {
      case 'in-the-future':
        throw impossible('The driver cannot have been there yet.');
      case 'too-far':
        throw impossible('The place is far from the hut and from the address.');
      case 'out-of-order':
      case 'too-old':
        return { isTaken: false, reason: verdict };
      case 'taken': {
        const { latitude, longitude, minutesLeft } = position;
        const then = new Date(at);
        await keepPosition(tx, transactionId, { latitude, longitude, minutesLeft, at: then });
        await publishIn(tx, driverChannel, transactionId);
        return { isTaken: true };
      }
    }
  });

/**
 * Takes in where the driver of an order is, for as long as it is on its way; what is older than what is known is left
 * aside [SHP-33].
 * @throws ProblemError 403, 404, 409 NOT_ON_THE_WAY, 422 POSITION_IMPOSSIBLE, 429
 */
export async function takePosition(
  context: OrderContext,
  report: ReportedPosition,
): Promise<DriverPositionAnswer> {
  const intent = await findByOrderId(context.database.db, report.orderId);
  if (!intent?.order_status) throw notFound('The order');
  assertOwnHut(report.pos, intent.sector, intent.hut_id);
  assertOnTheWay(intent);
  await context.limiter.count([
    { of: `driver position ${report.orderId}`, by: 'subject', ...limit },
  ]);
  const way = await wayOf(context, intent);
  if (!way) throw notFound('The hut of the order');
  return store(context, report, way);
}
