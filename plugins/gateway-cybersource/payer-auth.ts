import { amountOf } from './cybersource-amounts.ts';
import type { CybersourceClient } from './cybersource-client.ts';
import type { CybersourceOptions } from './cybersource-options.ts';
import { pageAddress, returnPath } from './page-addresses.ts';
import { ProviderAnswerError, type ProviderPart } from '../../core/gateways/provider-answer.ts';
import type {
  GatewayMemory,
  NewPayment,
  OpenedPayment,
  Opening,
  PayerCheck,
  PayerCheckResult,
} from '../../core/payments/gateway-payment.ts';
import { originOf } from '../../core/shell/allowed-address.ts';
import { walletPart } from './wallet-part.ts';

/** What Cybersource's words for an authentication mean. */
const outcomes: Readonly<Record<string, 'completed' | 'challenge' | 'failed'>> = {
  AUTHENTICATION_SUCCESSFUL: 'completed',
  PENDING_AUTHENTICATION: 'challenge',
  AUTHENTICATION_FAILED: 'failed',
};

/** What an authentication gives a payment, by the names of both. */
const proofNames = [
  'cavv',
  'ucafAuthenticationData',
  'ucafCollectionIndicator',
  'xid',
  'eciRaw',
  'paresStatus',
  'specificationVersion',
  'directoryServerTransactionId',
] as const;

/** A sealed card cannot be authenticated with. */
const wrongCard = 400;

const nothing = { step: { kind: 'none' }, memory: { opened: 'yes', refused: 'yes' } } as const;

const facts = ({ transactionId }: Pick<NewPayment, 'transactionId'>, name = '') => ({
  clientReferenceInformation: { code: transactionId + name },
});

/** What a card's token stands for at the services of payer authentication. */
const cardOf = (token: string | undefined) => ({
  paymentInformation: { customer: { customerId: token } },
});

const saidOf = (answer: ProviderPart): ProviderPart =>
  answer.part('consumerAuthenticationInformation');

/**
 * Cybersource's payer authentication: set-up, enrolment check and validation [GTW-11]. Each of them wants to know the card
 * once more, and nobody keeps what the sheet gave: so it is made a token of Cybersource's at the beginning, by an
 * authorisation of nothing.
 */
export class PayerAuth {
  readonly #client: CybersourceClient;
  readonly #hosts: readonly string[];

  constructor(
    client: CybersourceClient,
    { payerAuthHosts }: Pick<CybersourceOptions, 'payerAuthHosts'>,
  ) {
    this.#client = client;
    this.#hosts = payerAuthHosts;
  }

  async begin(payment: NewPayment): Promise<Opening> {
    const { transactionId, reference: about } = payment;
    const card = await this.#tokenise(payment);
    if (card === undefined) return nothing;
    const values = { ...facts(payment), ...cardOf(card) };
    const key = `${transactionId}-set-up`;
    const path = '/risk/v1/authentication-setups';
    const setUp = await this.#client.post(path, values, { key, about });
    setUp.word({ COMPLETED: true }, 'status');
    const said = saidOf(setUp);
    const session = said.text('referenceId');
    const [to, token] = [said.find('deviceDataCollectionUrl'), said.find('accessToken')];
    const collection =
      to === undefined || token === undefined
        ? {}
        : { collectionUrl: pageAddress('collect', { to: this.#known(to, about), JWT: token }) };
    const memory = { opened: 'yes', card, session };
    return { step: { kind: 'step-up', sessionId: session, ...collection }, memory };
  }

  async check(
    payment: OpenedPayment,
    { sessionId, returnUrl }: PayerCheck,
  ): Promise<PayerCheckResult> {
    const { transactionId, amount, memory, reference: about } = payment;
    const { session, card, authentication } = memory;
    if (session === undefined || sessionId !== session) return { kind: 'failed' };
    const values = { ...facts(payment), ...amountOf(amount), ...cardOf(card) };
    if (authentication !== undefined) {
      const asked = { authenticationTransactionId: authentication };
      const path = '/risk/v1/authentication-results';
      const body = { ...values, consumerAuthenticationInformation: asked };
      return this.#read(await this.#client.post(path, body, { about }), about, authentication);
    }
    const asked = {
      referenceId: session,
      returnUrl: new URL(returnPath, returnUrl).href,
      transactionMode: 'eCommerce',
    };
    const body = { ...values, consumerAuthenticationInformation: asked };
    const key = `${transactionId}-enrolment`;
    const answer = await this.#client.post('/risk/v1/authentications', body, { key, about });
    return this.#read(answer, about, undefined);
  }

  /** What a payment is held with once its payer is authenticated; undefined for a token that says no such thing. */
  means({ memory }: OpenedPayment, token: string): object | undefined {
    const { card, proof, response } = memory;
    if (proof === undefined || response !== token) return undefined;
    return {
      paymentInformation: { customer: { id: card } },
      consumerAuthenticationInformation: JSON.parse(proof) as object,
    };
  }

  /** An address of Cybersource's pages. @throws for a host that the options do not name: our pages would stay empty */
  #known(address: string, about: string): string {
    const isKnown = this.#hosts.some((host) => originOf(address) === `https://${host}`);
    if (isKnown) return address;
    throw new ProviderAnswerError(about, 'leads to a host that payerAuthHosts does not name');
  }

  /** A token of the card in a sheet; undefined for a card that is refused. */
  async #tokenise(payment: NewPayment): Promise<string | undefined> {
    const { transactionId, amount, reference: about, wallet = {} } = payment;
    const { processingInformation, ...sealed } = walletPart(wallet, about);
    const values = {
      ...facts(payment, '-token'),
      processingInformation: {
        ...(processingInformation as object),
        capture: false,
        actionList: ['TOKEN_CREATE'],
        actionTokenTypes: ['customer'],
      },
      ...amountOf({ ...amount, minor: 0 }),
      ...sealed,
    };
    const key = `${transactionId}-token`;
    try {
      const answer = await this.#client.post('/pts/v2/payments', values, { key, about });
      const isGood = answer.word({ AUTHORIZED: true, DECLINED: false }, 'status');
      return isGood ? answer.text('tokenInformation', 'customer', 'id') : undefined;
    } catch (error) {
      if (error instanceof ProviderAnswerError && error.status === wrongCard) return undefined;
      throw error;
    }
  }

  #read(answer: ProviderPart, about: string, asked: string | undefined): PayerCheckResult {
    const said = saidOf(answer);
    const kind = answer.word(outcomes, 'status');
    if (kind === 'failed') return { kind };
    const authentication = said.find('authenticationTransactionId') ?? asked;
    if (authentication === undefined) throw new ProviderAnswerError(about, 'names nothing');
    const memory: GatewayMemory = { authentication };
    if (kind === 'challenge') {
      const url = pageAddress('step-up', { to: this.#known(said.text('stepUpUrl'), about) });
      const accessToken = said.text('accessToken');
      return { kind, url, accessToken, memory };
    }
    const proof = Object.fromEntries(
      proofNames.flatMap((name): [string, string][] => {
        const value = said.find(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const kept = { ...memory, response: authentication, proof: JSON.stringify(proof) };
    return { kind, response: authentication, memory: kept };
  }
}
