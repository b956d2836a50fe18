import { providerMinor } from '../../core/gateways/amount-text.ts';
import type { Provider, ProviderPayment } from '../../core/gateways/provider.ts';
import { ProviderAnswerError } from '../../core/gateways/provider-answer.ts';
import { returnAddress } from '../../core/gateways/site-addresses.ts';
import type { Money } from '../../core/money/money.ts';
import type {
  GatewayMessage,
  GatewayNotice,
  NewPayment,
  OpenedPayment,
  Opening,
  ReturnQuery,
} from '../../core/payments/gateway-payment.ts';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';
import { EigenClient, type EigenServer } from './eigen-client.ts';
import { EigenRecords, type Told } from './eigen-records.ts';
import { actions, captureChange, changed, refundChange, releaseChange } from './eigen-states.ts';
import { keyField, pageKey, signedFields } from './mkey.ts';

/**
 * Eigen's card page in a frame, and its terminal for what comes after. Neither answers a question about a payment: what the
 * page signs is kept, and so is what the terminal was asked [GTW-14].
 */
export class Eigen implements Provider {
  readonly #server: EigenServer;
  readonly #client: EigenClient;
  readonly #records: EigenRecords;

  constructor(server: EigenServer) {
    this.#server = server;
    this.#client = new EigenClient(server);
    this.#records = new EigenRecords(() => server.database);
  }

  serves(_type: string, { frame }: DeclaredPaymentType): boolean {
    return frame === 'provider-page';
  }

  async open(payment: NewPayment): Promise<Opening> {
    const { transactionId, amount, reference } = payment;
    const { options, manifest } = this.#server;
    if (amount.currency !== options.currency) {
      throw new ProviderAnswerError(reference, `allows ${options.currency} alone`);
    }
    const fields = [
      ['MerchantID', options.merchantId],
      ['RedirectURL', returnAddress(payment, 'accept', manifest)],
      ['EchoData', transactionId],
      ['Amount', String(providerMinor(amount))],
    ] as const;
    const query = new URLSearchParams(fields.map(([name, value]) => [name, value]));
    query.append(keyField, pageKey(fields, this.#signing));
    const url = `${options.page}?${query.toString()}`;
    return { step: { kind: 'iframe', url }, memory: { page: 'open' } };
  }

  async find({
    transactionId,
    amount,
    memory,
    reference,
  }: OpenedPayment): Promise<ProviderPayment | undefined> {
    const told = await this.#records.told(transactionId);
    if (!told) return memory['page'] === undefined ? undefined : { status: 'open', amount };
    const status = actions.get(told.action);
    if (!status) throw new ProviderAnswerError(reference, 'says what is not understood');
    const { currency } = this.#server.options;
    const held = { status, amount: { minor: Number(told.minor), currency } };
    return changed(held, await this.#records.changes(transactionId));
  }

  async take(payment: OpenedPayment, amount: Money): Promise<undefined> {
    await this.#change(payment, captureChange, this.#server.options.captureCode, amount);
  }

  async letGo(payment: OpenedPayment, { status, amount }: ProviderPayment): Promise<undefined> {
    if (status !== 'held') return;
    await this.#change(payment, releaseChange, this.#server.options.releaseCode, amount);
  }

  async giveBack(payment: OpenedPayment, amount: Money, key: string): Promise<undefined> {
    await this.#change(payment, refundChange + key, this.#server.options.refundCode, amount);
  }

  async isOwnReturn({ transactionId }: OpenedPayment, query: ReturnQuery): Promise<boolean> {
    const told = this.#read(query['returnQuery'] ?? '');
    if (told?.transactionId !== transactionId) return false;
    await this.#records.tell(transactionId, told);
    return true;
  }

  /** The query of a return address, signed, as the body of a message: for accounts that send it to the server as well. */
  async readNotice({ body }: GatewayMessage): Promise<GatewayNotice | undefined> {
    const told = this.#read(body.trim());
    if (!told) return undefined;
    const { transactionId, action, minor } = told;
    await this.#records.tell(transactionId, told);
    return { notificationId: [transactionId, action, minor].join('.'), transactionId };
  }

  get #signing() {
    const { options, variable } = this.#server;
    return { hash: options.hash, secret: variable(options.pageSecretVariable) };
  }

  /** What a query says that the page has signed. */
  #read(query: string): (Told & { readonly transactionId: string }) | undefined {
    const fields = signedFields(query, this.#signing);
    if (!fields) return undefined;
    const { reference, action, approval, token, amount } = this.#server.options.returnFields;
    const text = (name: string): string => fields.get(name) ?? '';
    const minor = Number(text(amount) || Number.NaN);
    if (text(reference) === '' || !Number.isSafeInteger(minor)) return undefined;
    return {
      transactionId: text(reference),
      action: text(action),
      approval: text(approval),
      token: text(token),
      minor,
    };
  }

  /** Asks the terminal for a change once. @param code undefined where it knows no such change */
  async #change(
    { transactionId, reference }: OpenedPayment,
    name: string,
    code: string | undefined,
    { minor }: Money,
  ): Promise<void> {
    const told = await this.#records.told(transactionId);
    if (!told) throw new ProviderAnswerError(reference, 'names no card');
    if (!(await this.#records.begin(transactionId, name, minor))) {
      const changes = await this.#records.changes(transactionId);
      if (changes.find((change) => change.name === name)?.is_done) return;
      throw new ProviderAnswerError(reference, `to the ${name} was no, or is missing`);
    }
    const { approval, token } = told;
    const call = { code: code ?? '', minor, token, approval, reference, transactionId };
    const isDone = code === undefined || (await this.#client.ask(call));
    await this.#records.end(transactionId, name, isDone);
    if (!isDone) throw new ProviderAnswerError(reference, `to the ${name} was no`);
  }
}
