import { createHmac } from 'node:crypto';
import { jsonOf, ProviderPart } from '../../core/gateways/provider-answer.ts';
import { isSameText } from '../../core/gateways/same-text.ts';
import type { GatewayMessage, GatewayNotice } from '../../core/payments/gateway-payment.ts';
import type { PluginDatabase } from '../../core/tables/plugin-database.ts';

/** What the provider told of a payment. */
export interface Told {
  readonly status: string;
  readonly authorization_id: string;
  readonly tid: string;
}

/** Name of the signature in the query of a callback's address. */
const signatureField = 'X-VTEX-signature';

/** The signature that the address of a payment's callbacks bears: the provider repeats it, and nobody else knows it. */
const callbackSignature = (transactionId: string, secret: string): string =>
  createHmac('sha256', secret).update(transactionId).digest('hex');

/** The address of the callbacks of a payment. */
export const callbackAddress = (address: string, transactionId: string, secret: string): string =>
  `${address}?${signatureField}=${callbackSignature(transactionId, secret)}`;

/** What the provider says of payments: it answers no question about one, so that all of it is kept. */
export class Callbacks {
  readonly #database: () => PluginDatabase;

  constructor(database: () => PluginDatabase) {
    this.#database = database;
  }

  /** Keeps what the provider says; undefined for a message that is not its own, or about another transaction of its own. */
  async take(
    { body, query = '' }: GatewayMessage,
    secret: string,
  ): Promise<GatewayNotice | undefined> {
    const told = new ProviderPart(jsonOf(body), 'a callback');
    const [transactionId, status] = [told.find('paymentId'), told.find('status')];
    if (transactionId === undefined || status === undefined) return undefined;
    const given = new URLSearchParams(query).get(signatureField) ?? '';
    if (!isSameText(callbackSignature(transactionId, secret), given)) return undefined;
    const before = await this.of(transactionId);
    const tid = told.find('tid') ?? '';
    if (before && before.tid !== '' && before.tid !== tid) return undefined;
    await this.keep(transactionId, {
      status,
      authorization_id: told.find('authorizationId') ?? '',
      tid,
    });
    return { notificationId: `${transactionId}.${status}`, transactionId };
  }

  /** Keeps what the provider said of a payment, at once or later; its first word that is final stays. */
  async keep(
    transactionId: string,
    { status, authorization_id: authorization, tid }: Told,
  ): Promise<void> {
    await this.#database().query(
      `insert into told (transaction_id, status, authorization_id, tid) values ($1, $2, $3, $4)
      on conflict (transaction_id) do update
      set status = $2, authorization_id = $3, tid = $4, told_at = present_moment()
      where told.status = 'undefined'`,
      [transactionId, status, authorization, tid],
    );
  }

  async of(transactionId: string): Promise<Told | undefined> {
    const [found] = await this.#database().query<Told>(
      'select status, authorization_id, tid from told where transaction_id = $1',
      [transactionId],
    );
    return found;
  }
}
