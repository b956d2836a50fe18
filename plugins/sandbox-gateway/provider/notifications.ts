import type { GatewayStatus } from '../../../core/payments/gateway-status.ts';
import type { PluginJob } from '../../../core/server-half/plugin-job.ts';
import type { PluginServer } from '../../../core/server-half/plugin-server.ts';
import { accountKeys } from '../account.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { lateMessageMs, type MessageConduct } from './conduct.ts';
import { type Sign, signedMessage, signer } from './signed-words.ts';
import { storedRecords } from './stored-records.ts';
import { Trial } from './trial.ts';

/** What telling the shop takes. */
export type TellingServer = Pick<
  PluginServer<SandboxOptions>,
  'options' | 'variable' | 'secret' | 'database' | 'callOutside' | 'ownAddress' | 'log'
>;

/** Where the shop's account says that messages go. */
const messagesPath = '/v1/payment-providers/sandbox/notifications';

/** After how many milliseconds a message is sent again that was not taken, and how often it is sent at most. */
const repeatAfterMs = 2_000;
const mostTries = 20;

const longestDelayMs = 3_600_000;
const usualDelayMs = '10000';

/**
 * After how many milliseconds a pending payment settles by itself, and an approved one is told of [PAY-149].
 * @throws where the variable holds something else
 */
export function tellDelayOf({ variable }: Pick<TellingServer, 'variable'>): number {
  const given = variable('SANDBOX_SETTLE_MS', usualDelayMs);
  const delay = /^\d+$/.test(given) ? Number(given) : Number.NaN;
  if (delay <= longestDelayMs) return delay;
  throw new Error(`SANDBOX_SETTLE_MS: expected a whole number from 0 to ${longestDelayMs}.`);
}

/** A payment of which the shop is to be told now. */
interface DuePayment {
  readonly transactionId: string;
  readonly status: GatewayStatus;
  readonly earlier: GatewayStatus;
  readonly messages: MessageConduct;
  readonly tries: number;
}

/** Payments of which the shop is to be told now; nobody else gets them until they are due again. */
const takeDue = ({ database, variable }: TellingServer): Promise<readonly DuePayment[]> =>
  database.query<DuePayment>(
    `update payment set
      tell_at = present_moment() + $1::integer * interval '1 millisecond',
      tries = tries + 1
    where transaction_id in (
      select transaction_id from payment
      where tell_at <= present_moment()
        -- The clock was set back since: nothing is ever put off for longer.
        or tell_at > present_moment() + $2::integer * interval '1 millisecond'
      order by tell_at limit 20
      for update skip locked)
    returning transaction_id as "transactionId", status, earlier_status as earlier, messages, tries`,
    [repeatAfterMs, Math.max(repeatAfterMs, tellDelayOf({ variable }) + lateMessageMs)],
  );

/** The shop need not be told of a payment any more, unless it has changed meanwhile. */
const wasTold = ({ database }: TellingServer, { transactionId, status }: DuePayment) =>
  database.query('update payment set tell_at = null where transaction_id = $1 and status = $2', [
    transactionId,
    status,
  ]);

/** The messages of a payment, in the order in which they are sent [GTW-05]. */
async function messagesOf(
  { transactionId, status, earlier, messages }: DuePayment,
  sign: Sign,
): Promise<readonly string[]> {
  const wrongly: Sign = async (parts) => sign(['forged', ...parts]);
  const one = await signedMessage(
    transactionId,
    status,
    messages === 'wrongly-signed' ? wrongly : sign,
  );
  if (messages === 'never') return [];
  if (messages === 'twice') return [one, one];
  if (messages !== 'out-of-order') return [one];
  return [one, await signedMessage(transactionId, earlier, sign)];
}

/** Tells the shop of a payment. @throws when a message was not taken */
async function tell(server: TellingServer, shop: string, due: DuePayment): Promise<void> {
  const sign = signer(() => accountKeys(server).signing());
  const send = async (body: string): Promise<void> => {
    const { status } = await server.callOutside({
      method: 'POST',
      url: shop + messagesPath,
      headers: { 'content-type': 'application/json' },
      body,
    });
    if (status > 299) throw new Error(`The message was answered ${status}.`);
  };
  const messages = await messagesOf(due, sign);
  // Two that are the same come at once, two that differ one after the other.
  if (due.messages === 'twice') await Promise.all(messages.map(send));
  else for (const message of messages) await send(message);
}

async function settleOrTell(server: TellingServer, shop: string, due: DuePayment): Promise<void> {
  const { transactionId, status, tries } = due;
  if (status === 'pending') {
    const records = storedRecords(server.database, () => tellDelayOf(server));
    const sign = signer(() => accountKeys(server).signing());
    await new Trial(records, sign).settle(transactionId, 'approve');
    return;
  }
  try {
    await tell(server, shop, due);
    await wasTold(server, due);
  } catch (error) {
    server.log.warn({ err: error, transactionId, tries }, 'the shop was not told of a payment');
    if (tries >= mostTries) await wasTold(server, due);
  }
}

/** Settles the pending payments whose time has come, and tells the shop of all that are due. */
export async function tellShop(server: TellingServer): Promise<void> {
  const shop = server.ownAddress();
  if (shop === undefined) return;
  for (let due = await takeDue(server); due.length > 0; due = await takeDue(server)) {
    for (const payment of due) await settleOrTell(server, shop, payment);
  }
}

/** The shop is told again and again, until it has taken a message [PAY-149]. */
export const tellShopsJob: PluginJob<SandboxOptions> = {
  name: 'tell-shops',
  everyMs: 1_000,
  run: (server) => tellShop(server),
};
