import { createHmac } from 'node:crypto';
import type { ProviderStatus } from '../../core/gateways/provider.ts';
import { jsonOf, ProviderPart } from '../../core/gateways/provider-answer.ts';
import { isSameText } from '../../core/gateways/same-text.ts';
import type { GatewayMessage, GatewayNotice } from '../../core/payments/gateway-payment.ts';
import type { PluginDatabase } from '../../core/tables/plugin-database.ts';

/** Stands between the transaction id and what a change of its payment is called. */
export const changeMark = '.';

/** What Adyen told of a payment or of a change. */
export interface Told {
  readonly psp_reference: string;
  readonly event_code: string;
  readonly is_success: boolean;
  readonly change: string;
  readonly minor: number;
  readonly currency: string;
}

/** What the signature of a notice is made of, in this order. */
const signedFields = [
  ['pspReference'],
  ['originalReference'],
  ['merchantAccountCode'],
  ['merchantReference'],
  ['amount', 'value'],
  ['amount', 'currency'],
  ['eventCode'],
  ['success'],
] as const;

/** The one notice of a message, if Adyen signed it. */
function signedNotice({ body }: GatewayMessage, hmacKey: string): ProviderPart | undefined {
  const [item, ...more] = new ProviderPart(jsonOf(body), 'a notice').list('notificationItems');
  if (!item || more.length > 0) return undefined;
  const notice = item.part('NotificationRequestItem');
  const text = signedFields.map((path) => notice.find(...path) ?? '').join(':');
  const signature = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(text).digest('base64');
  const given = notice.find('additionalData', 'hmacSignature') ?? '';
  return isSameText(signature, given) ? notice : undefined;
}

/** The notices of Adyen: they are all that it tells of a payment once it was made, so they are kept. */
export class AdyenNotices {
  readonly #database: () => PluginDatabase;

  constructor(database: () => PluginDatabase) {
    this.#database = database;
  }

  /** Keeps a notice that Adyen signed; undefined for any other message. */
  async take(message: GatewayMessage, hmacKey: string): Promise<GatewayNotice | undefined> {
    const notice = signedNotice(message, hmacKey);
    const reference = notice?.find('merchantReference');
    if (!notice || reference === undefined) return undefined;
    const [transactionId = '', change = ''] = reference.split(changeMark);
    const [psp, event, success] = [
      notice.text('pspReference'),
      notice.text('eventCode'),
      notice.text('success'),
    ];
    await this.#database().query(
      `insert into told
        (psp_reference, event_code, is_success, transaction_id, change, original_reference, minor, currency)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
      on conflict do nothing`,
      [
        psp,
        event,
        success === 'true',
        transactionId,
        change,
        notice.find('originalReference') ?? '',
        notice.whole('amount', 'value'),
        notice.text('amount', 'currency'),
      ],
    );
    return { notificationId: `${psp}.${event}.${success}`, transactionId };
  }

  /** All that was told of a payment, the oldest first. */
  of(transactionId: string): Promise<readonly Told[]> {
    return this.#database().query<Told>(
      `select psp_reference, event_code, is_success, change, minor, currency from told
      where transaction_id = $1 order by told_at`,
      [transactionId],
    );
  }
}

/** How a payment stands by what was told when it was made; undefined where nothing was. */
export function toldStatus(
  told: readonly Told[],
): { readonly status: ProviderStatus; readonly of: Told } | undefined {
  const made = told.filter(({ event_code }) => event_code === 'AUTHORISATION');
  const held = made.find(({ is_success }) => is_success);
  if (held) return { status: 'held', of: held };
  const [refused] = made;
  return refused && { status: 'declined', of: refused };
}

/** Changes that were asked for and came to nothing, by what the shop called them. */
export const failedChanges = (told: readonly Told[]): readonly string[] =>
  told
    .filter(
      ({ event_code, is_success }) =>
        event_code.endsWith('_FAILED') || (event_code !== 'AUTHORISATION' && !is_success),
    )
    .map(({ change }) => change);
