import { requestMoney } from '../../core/payments/held-money.ts';
import { etaFrom } from '../../core/tracking/estimate.ts';
import { isFinalStatus, judgeStatus, moneyEffect } from '../../core/tracking/tracking-status.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type {
  StatusChange,
  TrackingInfo,
  TrackingStatus,
} from '../../schemas/types/http/orders.ts';
import { type Intent, lockByOrderId } from '../intents/intent-repository.ts';
import { addEvents, updateIntent } from '../intents/write-intent.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { tellByLetter } from '../intents/tell-by-letter.ts';
import { releaseUses, settleHandedOver } from '../intents/uses.ts';
import { settleMoney } from '../payments/settle-money.ts';
import { notFound, ProblemError } from '../shell/problem-error.ts';
import { askMoment } from '../storage/moments.ts';
import { publishIn } from '../storage/publish.ts';
import { forgetDriver } from './driver-positions.ts';
import { orderStatusChannel } from './order-status-channel.ts';
import { assertOwnHut, type PosHut } from './pos-sign-in.ts';
import { tellFollowers } from './tell-followers.ts';
import { endWait } from './untaken-orders.ts';
import { readHistory, readTracking } from './tracker-hub.ts';

/** A status change as a point of sale reports it. */
export interface ReportedStatus {
  readonly orderId: string;
  readonly change: StatusChange;
  readonly pos: PosHut;
  /** Only where no hut has taken the order yet; nothing is done to one that a hut has. */
  readonly onlyUntaken?: true;
  /** Why, for the story of the order. */
  readonly reason?: string;
}

/** Statuses and their money are one fact: both are written in one transaction, under the lock of the order. */
async function take(
  context: OrderContext,
  { orderId, change, pos, onlyUntaken, reason }: ReportedStatus,
): Promise<Intent> {
  const { order_status: reported } = change;
  return context.database.db.transaction().execute(async (tx) => {
    const intent = await lockByOrderId(tx, orderId);
    if (!intent?.order_status) throw notFound('The order');
    assertOwnHut(pos, intent.sector, intent.hut_id);
    const disposition = intent.disposition as Disposition;
    const current = intent.order_status as TrackingStatus;
    const verdict = judgeStatus(disposition, current, reported);
    if (verdict === 'same') return intent;
    if (verdict === 'refused') {
      const message = `An order that is ${current} cannot become ${reported}.`;
      throw new ProblemError(409, 'STATUS_REFUSED', message);
    }
    const wasUntaken = await endWait(tx, orderId);
    if (onlyUntaken && !wasUntaken) return intent;
    const at = change.at === undefined ? await askMoment(tx) : new Date(change.at);
    const history = await readHistory(tx, intent.transaction_id, disposition);
    const wish = moneyEffect(
      history.map(({ order_status }) => order_status),
      reported,
    );
    await tx
      .insertInto('order_status_change')
      .values({ transaction_id: intent.transaction_id, order_status: reported, at })
      .execute();
    await addEvents(tx, intent.transaction_id, [
      { kind: `status-${reported}`, ...(reason !== undefined && { detail: { reason } }) },
    ]);
    if (reported === 'FAILED') {
      await releaseUses(context, tx, intent);
      await tellByLetter(context, tx, intent, { event: 'failed' });
    }
    await tellFollowers(context, tx, intent, reported);
    if (isFinalStatus(reported)) await forgetDriver(tx, intent.transaction_id);
    if (reported === 'DELIVERED') await settleHandedOver(tx, intent.transaction_id);
    await publishIn(tx, orderStatusChannel, intent.transaction_id);
    return updateIntent(tx, intent, {
      order_status: reported,
      ...(wish !== 'none' && { money: requestMoney(intent.money, wish) }),
      ...(intent.accepted_at === null && reported !== 'FAILED' && { accepted_at: at }),
      ...(change.eta && { eta: etaFrom(change.eta, at) }),
    });
  });
}

/**
 * Takes a status from the hut: forward only, the same one again without effect [TRK-32, TRK-33, TRK-34, TRK-35, TRK-36,
 * TRK-37], and takes or gives
 * back the money it stands for [TRK-38].
 * @throws ProblemError 403, 404 or 409
 */
export async function changeStatus(
  context: OrderContext,
  report: ReportedStatus,
): Promise<TrackingInfo> {
  const intent = await take(context, report);
  await settleMoney(context, intent.transaction_id);
  const tracking = await readTracking(context.database.db, intent.transaction_id);
  if (!tracking) throw notFound('The order');
  return tracking;
}
