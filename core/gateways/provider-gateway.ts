import type { Money } from '../money/money.ts';
import type { GatewayMemory, OpenedPayment, PaymentState } from '../payments/gateway-payment.ts';
import type { GatewayStatus } from '../payments/gateway-status.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import { providerMinor } from './amount-text.ts';
import type { Provider, ProviderPayment, ProviderStep } from './provider.ts';
import { ProviderAnswerError } from './provider-answer.ts';

/** Keys of what is kept with a payment beside the provider's ids. */
const takenKey = 'taken';
const letGoKey = 'letGo';
const refundKey = 'refund-';

/** Keys of what is given back because less is captured than was taken at once, or nothing. */
const restRefund = 'own-rest';
const voidRefund = 'own-void';
const ownRefunds = [restRefund, voidRefund];

/** A payment as its provider has it, in the terms of the contract. */
interface Standing extends PaymentState {
  readonly amount: Money;
  readonly found: ProviderPayment;
  /** What can be given back still, in minor units. */
  readonly left: number;
  /** Refunds that are known, by their keys. */
  readonly refunds: Readonly<Record<string, number>>;
}

const plain: Readonly<Record<Exclude<ProviderPayment['status'], 'taken'>, GatewayStatus>> = {
  open: 'created',
  pending: 'pending',
  held: 'approved',
  declined: 'declined',
  failed: 'exception',
  cancelled: 'cancelled',
};

/** Statuses in which nothing is held: a payment that was let go is voided in them. */
const unheld: readonly GatewayStatus[] = [
  'created',
  'pending',
  'declined',
  'exception',
  'cancelled',
];

const openStatuses: readonly GatewayStatus[] = ['created', 'declined', 'exception'];

const rememberedRefunds = (memory: GatewayMemory): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(memory).flatMap(([key, minor]) =>
      key.startsWith(refundKey) ? [[key.slice(refundKey.length), Number(minor)]] : [],
    ),
  );

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, minor) => total + minor, 0);

function standingOf(
  { memory: kept }: OpenedPayment,
  found: ProviderPayment,
  takesAtOnce: boolean,
): Standing {
  const { amount, memory = {} } = found;
  const known = { ...kept, ...memory };
  const refunds = { ...rememberedRefunds(known), ...found.refunds };
  const all = found.taken ?? amount.minor;
  const standing = (status: GatewayStatus, minor: number, left = 0): Standing => ({
    status,
    amount: { ...amount, minor },
    ...(found.memory && { memory }),
    found,
    refunds,
    left,
  });
  if (found.status !== 'taken') {
    const status = plain[found.status];
    const isLetGo = known[letGoKey] !== undefined && unheld.includes(status);
    return standing(isLetGo ? 'voided' : status, amount.minor);
  }
  if (!takesAtOnce) {
    const left = all - sum(Object.values(refunds));
    return standing(left > 0 ? 'captured' : 'refunded', all, left);
  }
  if ((refunds[voidRefund] ?? 0) >= all) return standing('voided', all);
  const rest = refunds[restRefund] ?? 0;
  const kepts = known[takenKey] ?? (rest > 0 ? String(all - rest) : undefined);
  if (kepts === undefined) return standing('approved', all);
  const given = Object.entries(refunds).filter(([key]) => !ownRefunds.includes(key));
  const left = Number(kepts) - sum(given.map(([, minor]) => minor));
  return standing(left > 0 ? 'captured' : 'refunded', Number(kepts), left);
}

const stateOf = ({ status, amount, memory }: Standing): PaymentState => ({
  status,
  amount,
  ...(memory && { memory }),
});

/** A payment with all that its provider has given to be kept by now. */
const remembering = (payment: OpenedPayment, { memory }: Standing): OpenedPayment => ({
  ...payment,
  memory: { ...payment.memory, ...memory },
});

/** The calls of a payment gateway on top of a provider's: they ask how a payment stands before and after each step. */
class ProviderCalls {
  readonly #provider: Provider;

  constructor(provider: Provider) {
    this.#provider = provider;
  }

  async find(payment: OpenedPayment): Promise<Standing | undefined> {
    const found = await this.#provider.find(payment);
    return found && standingOf(payment, found, this.#provider.takesAtOnce === true);
  }

  async known(payment: OpenedPayment): Promise<Standing> {
    const standing = await this.find(payment);
    if (standing) return standing;
    throw new ProviderAnswerError(payment.reference, 'knows no such payment');
  }

  /** How a payment stands after a step, with all that is to be kept of it. */
  async after(payment: OpenedPayment, step: ProviderStep = {}): Promise<PaymentState> {
    const { memory: learnt = {} } = step;
    const memory = { ...payment.memory, ...learnt };
    const state = stateOf(await this.known({ ...payment, memory }));
    return { ...state, memory: { ...learnt, ...state.memory } };
  }

  authorise: PaymentGateway['authorise'] = async (payment, token) => {
    const before = await this.known(payment);
    const isHeldHere = this.#provider.hold !== undefined && openStatuses.includes(before.status);
    if (!isHeldHere) return { kind: 'status', ...stateOf(before) };
    const { challenge: url, ...step } =
      (await this.#provider.hold?.(remembering(payment, before), token)) ?? {};
    if (url !== undefined) return { kind: 'challenge', url, ...step };
    return { kind: 'status', ...(await this.after(payment, step)) };
  };

  capture: PaymentGateway['capture'] = async (payment, amount) => {
    const before = await this.known(payment);
    if (before.status !== 'approved') return stateOf(before);
    const { minor } = amount;
    assertAtMost(payment, amount, before.amount, before.amount.minor);
    const after = await this.#taken(remembering(payment, before), amount, before);
    if (after.status === 'captured' && after.amount?.minor !== minor) {
      throw new ProviderAnswerError(payment.reference, 'is about another amount');
    }
    return after;
  };

  void: PaymentGateway['void'] = async (payment) => {
    const before = await this.known(payment);
    const { status, amount, found } = before;
    if (!openStatuses.includes(status) && status !== 'approved' && status !== 'pending') {
      return stateOf(before);
    }
    const own = remembering(payment, before);
    const step =
      found.status === 'taken'
        ? await this.#back(own, amount, voidRefund)
        : await this.#provider.letGo?.(own, found);
    return this.after(own, { memory: { ...step?.memory, [letGoKey]: 'yes' } });
  };

  refund: PaymentGateway['refund'] = async (payment, { key, amount }) => {
    const before = await this.known(payment);
    if (before.status !== 'captured' || Object.hasOwn(before.refunds, key)) return stateOf(before);
    assertAtMost(payment, amount, before.amount, before.left);
    const own = remembering(payment, before);
    return this.after(own, await this.#back(own, amount, key));
  };

  async #taken(payment: OpenedPayment, amount: Money, before: Standing): Promise<PaymentState> {
    if (before.found.status !== 'taken') {
      return this.after(payment, await this.#provider.take?.(payment, amount));
    }
    const rest = { ...amount, minor: before.amount.minor - amount.minor };
    const step = rest.minor > 0 ? await this.#back(payment, rest, restRefund) : undefined;
    return this.after(payment, { memory: { ...step?.memory, [takenKey]: String(amount.minor) } });
  }

  async #back(payment: OpenedPayment, amount: Money, key: string): Promise<ProviderStep> {
    providerMinor(amount);
    const step = await this.#provider.giveBack(payment, amount, key);
    return { memory: { ...step?.memory, [refundKey + key]: String(amount.minor) } };
  }
}

/** @throws for another currency, for nothing, and for more than there is */
function assertAtMost(
  { reference }: OpenedPayment,
  { minor, currency }: Money,
  of: Money,
  most: number,
): void {
  if (currency === of.currency && Number.isInteger(minor) && minor > 0 && minor <= most) return;
  throw new ProviderAnswerError(
    reference,
    `allows ${most} ${of.currency}, not ${minor} ${currency}`,
  );
}

/**
 * A payment gateway that goes by what its provider says: before each step it asks how the payment stands, so that a
 * repetition finds what the first call did, and afterwards it believes the provider and not its own step [GTW-01, GTW-19].
 */
export function providerGateway(id: string, testMode: boolean, provider: Provider): PaymentGateway {
  const calls = new ProviderCalls(provider);
  const { createOrder, stepUp } = provider;
  return {
    id,
    testMode,
    serves: (type, declared) => provider.serves(type, declared),
    open: async (payment) => {
      providerMinor(payment.amount);
      return provider.open(payment);
    },
    status: async (payment) => {
      const standing = await calls.find(payment);
      return standing && stateOf(standing);
    },
    authorise: calls.authorise,
    capture: calls.capture,
    void: calls.void,
    refund: calls.refund,
    verifyNotification: (message) => provider.readNotice(message),
    ...(provider.isOwnReturn && {
      verifyReturn: async (payment, query) =>
        (await provider.isOwnReturn?.(payment, query)) === true,
    }),
    ...(createOrder && { createOrder: (order) => createOrder.call(provider, order) }),
    ...(stepUp && { stepUp: (payment, check) => stepUp.call(provider, payment, check) }),
    ...(provider.validateMerchant && { validateMerchant: provider.validateMerchant }),
  };
}
