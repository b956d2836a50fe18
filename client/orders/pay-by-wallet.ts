import { when } from 'mobx';
import { addressPortsOf } from '../localisation/address-ports.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { undeliverable } from '../checkout/delivery-check.ts';
import type {
  CheckoutFacts,
  CheckoutFieldShape,
  CheckoutValues,
} from '../../core/checkout/contact-rules.ts';
import { fieldErrors } from '../checkout/form-errors.ts';
import type { TimedDisposition } from '../../core/localisation/disposition.ts';
import type { PricedBasket } from '../../core/basket/priced-basket.ts';
import type {
  Wallet,
  WalletContacts,
  WalletOrder,
  WalletPayload,
} from '../../core/payments/wallet.ts';
import { declaredType } from '../../core/payments/payment-types.ts';
import { walletProblems } from '../payments/wallet-contacts.ts';
import type { WalletSettings, WalletStep } from '../../core/payments/wallet.ts';
import type { PlacesPorts } from '../address/places-api.ts';
import type { HutsPorts } from '../huts/huts-api.ts';
import type { PaymentPorts } from '../payments/payments-api.ts';
import type { Environment } from '../kernel/environment.ts';
import type { NewNotification } from '../shell/notifications-store.ts';
import type { OrderFlowEvent, OrderFlowState } from './order-flow.ts';
import type { ShownFailure } from './order-failures.ts';
import { walletFailureName, walletLines } from './wallet-order.ts';

/** The wallets as an order sees them. */
export interface OrderWallets {
  readonly ready: ReadonlyMap<string, Wallet>;
  readonly settings: WalletSettings | undefined;
  begin(type: string): void;
  reach(step: WalletStep): void;
  end(): void;
}

/** What paying by a wallet knows and does; the order store stands behind it. */
export interface WalletWork {
  readonly environment: Environment & HutsPorts & PaymentPorts & PlacesPorts;
  readonly wallets: OrderWallets;
  readonly type: string;
  readonly wallet: Wallet;
  readonly hut: Hut;
  readonly disposition: TimedDisposition;
  readonly priced: PricedBasket;
  /** The postcode that was localised; undefined where an address was picked on the map. */
  readonly postcode: string | undefined;
  readonly facts: CheckoutFacts;
  readonly values: CheckoutValues;
  readonly addressFields: readonly CheckoutFieldShape[];
  readonly words: (key: string) => string;
  readonly flow: () => OrderFlowState;
  readonly enter: (event: OrderFlowEvent) => boolean;
  readonly run: () => Promise<unknown>;
  /** Keeps what the sheet gave for this one attempt, and the total it was agreed to for, in minor units. */
  readonly take: (
    payloads: Readonly<Record<string, WalletPayload>>,
    agreedTotal: number,
    known: CheckoutValues,
  ) => void;
  readonly fail: (failure: ShownFailure) => void;
  readonly notifications: { raise(notification: NewNotification): void };
}

/** States that follow the customer's yes in which nothing was asked of the gateway yet. */
const checking: readonly OrderFlowState[] = [
  'validating',
  'checking-hut',
  'checking-basket',
  'checking-time',
];

/** States before it is known whether the gateway takes the payment. */
const undecided: readonly OrderFlowState[] = [...checking, 'pre-authorising'];

/** The form's own checks of email and phone, for what the sheet says [PAY-94]. */
const contactChecks = ({ environment, facts }: WalletWork) => {
  const { extensions } = environment.market;
  const isGood = (field: 'email' | 'phone') => (value: string) =>
    !fieldErrors(
      { [field]: value },
      { ...facts, paymentType: undefined },
      {
        contact: extensions.one('contact-rules'),
        phone: extensions.one('phone-validator'),
        order: [],
      },
    ).some((error) => error.field === field);
  return { isEmail: isGood('email'), isPhone: isGood('phone') };
};

/** Whether the chosen hut delivers to a postcode of the sheet [PAY-89, PAY-92]. */
const deliversTo = async (work: WalletWork, postcode: string): Promise<boolean> => {
  const { environment, hut, addressFields, values } = work;
  const { market, huts, visit } = environment;
  const wrong = await undeliverable({
    hut,
    values: { ...values, postcode, postalCode: postcode },
    addressFields,
    strategy: market.extensions.one('address-strategy'),
    question: { type: 'delivery', flagLevel: visit.flagLevel },
    location: undefined,
    ports: {
      ...addressPortsOf(environment),
      hutsNear: (lat, lng) =>
        huts.nearby(lat, lng, market.manifest.huts.nearbyLimit, market.manifest.sectors),
    },
  });
  return wrong === undefined;
};

/** What the sheet told, as the form's fields. */
const knownValues = ({ shipping }: WalletContacts): CheckoutValues => ({
  name: `${shipping.givenName} ${shipping.familyName}`.trim(),
  firstName: shipping.givenName,
  lastName: shipping.familyName,
  email: shipping.email,
  phone: shipping.phone,
  addressLine1: shipping.addressLine1,
});

const orderOf = (work: WalletWork, settings: WalletSettings): WalletOrder => {
  const { environment, disposition, hut, notifications, priced, type, wallets, words } = work;
  const total = Math.max(0, priced.amountDue);
  return {
    ...settings,
    lines: walletLines(priced, words),
    total,
    disposition: disposition.type,
    hutId: hut.id,
    postcode: hut.test === true ? undefined : work.postcode,
    app: environment.market.extensions.one('host').app,
    warn: (message) =>
      notifications.raise({ id: 'wallet', type: 'warning', message, hideShowBasket: true }),
    reached: (step) => wallets.reach(step),
    words,
    wait: (ms) => environment.wait(ms),
    validateMerchant: (question) => environment.payments.validateMerchant(question),
    problemsOf: (contacts) =>
      walletProblems(contacts, {
        disposition: disposition.type,
        ...contactChecks(work),
        deliversTo: (postcode) => deliversTo(work, postcode),
      }),
    preauthorise: async (payload, contacts) => {
      const part = declaredType(type, settings.payments)?.payload ?? type;
      work.take({ [part]: payload }, total, knownValues(contacts));
      if (!work.enter('wallet-authorised')) return false;
      void work.run();
      await when(() => !undecided.includes(work.flow()));
      return work.flow() !== 'idle';
    },
  };
};

/** The sheet is gone: an order that nobody was charged for goes no further. */
const stop = ({ enter, flow }: WalletWork): boolean =>
  ['in-wallet', ...checking].includes(flow()) && enter('stopped');

/**
 * Opens the sheet of a wallet within the customer's click. What they agree to there is pre-authorised and placed like
 * every other order; closing the sheet leaves the form as it was [PAY-19, PAY-20, PAY-102, PAY-105].
 */
export const payByWallet = async (work: WalletWork): Promise<void> => {
  const { environment, type, wallet, wallets } = work;
  const { settings } = wallets;
  if (!settings || !work.enter('wallet-opened')) return;
  wallets.begin(type);
  try {
    const outcome = await wallet.open(orderOf(work, settings));
    // An order that is on its way may be slower than its sheet.
    if (outcome === 'completed' && work.flow() !== 'in-wallet') return;
    if (stop(work) && (outcome === 'failed' || outcome === 'unavailable')) {
      work.fail({ modal: 'pre-authorise', name: walletFailureName(type, settings.payments) });
    }
  } catch (error) {
    environment.report('warning', `The sheet of ${type} failed`, { error });
    if (stop(work)) {
      work.fail({ modal: 'pre-authorise', name: walletFailureName(type, settings.payments) });
    }
  } finally {
    wallets.end();
  }
};
