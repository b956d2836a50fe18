import { when } from 'mobx';
import type { PricedBasket } from '../../core/basket/priced-basket.ts';
import type { CheckoutFacts, CheckoutValues } from '../../core/checkout/contact-rules.ts';
import { toDecimal } from '../../core/money/money.ts';
import { declaredType } from '../../core/payments/payment-types.ts';
import type {
  Wallet,
  WalletContacts,
  WalletOrder,
  WalletOutcome,
  WalletSettings,
} from '../../core/payments/wallet.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { undeliverable, fieldErrors } from '../checkout/form-errors.ts';
import type { Environments } from '../kernel/environment.ts';
import { addressPortsOf } from '../localisation/address-ports.ts';
import { walletProblems } from '../payments/wallet-contacts.ts';
import type { Roots } from '../root.ts';
import { methodFailure, type ShownFailure } from './order-failures.ts';
import type { OrderFlowState } from './order-flow.ts';
import { walletFailureName, walletLines } from './wallet-order.ts';

/** States that follow the customer's yes in which nothing was asked of the gateway yet. */
const checking: readonly OrderFlowState[] = [
  'validating',
  'checking-hut',
  'checking-basket',
  'checking-time',
];

/** States before it is known whether the gateway takes the payment. */
const undecided: readonly OrderFlowState[] = [...checking, 'pre-authorising'];

/** What is paid for in the sheet of a wallet, as it was when the button was pressed. */
interface Sheet {
  readonly type: string;
  readonly wallet: Wallet;
  readonly hut: Hut;
  readonly facts: CheckoutFacts;
  readonly priced: PricedBasket;
}

/** How a sheet or a pop-up that came to nothing is told; undefined where the customer closed it themselves. */
const failureOf = (
  outcome: WalletOutcome,
  type: string,
  { payments }: Pick<WalletSettings, 'payments'>,
): ShownFailure | undefined => {
  switch (outcome) {
    case 'failed':
      return { modal: 'pre-authorise', name: walletFailureName(type, payments) };
    case 'error':
      return { modal: 'authorise', name: declaredType(type, payments)?.failure ?? 'Generic' };
    case 'unavailable':
    case 'blocked':
      return methodFailure(outcome);
    case 'completed':
    case 'cancelled':
      return undefined;
  }
};

/** Something is left to pay, and the form has no error. */
const isReadyToPay = ({ formCheck, paymentChoice }: Roots['purchase']): boolean =>
  !paymentChoice.isPaid && formCheck.wrongPlaces.length === 0;

/** The sheet of the wallet that is chosen; undefined where another way was chosen, or the form is not ready. */
const chosenSheet = (root: Roots['purchase']): Sheet | undefined => {
  const { basket, checkout, wallets } = root;
  const { facts, hut, paymentType: type = '' } = checkout;
  const { priced } = basket;
  const wallet = wallets.ready.get(type);
  if (!wallet || !hut || !facts || !priced || !isReadyToPay(root)) return undefined;
  return { type, wallet, hut, facts, priced };
};

/** A pop-up has to come before pre-authorise, and its part of the page did not load: it cannot be used now [PAY-135]. */
const lacksPopUp = (
  root: Roots['purchase'],
  { market }: Pick<Environments['purchase'], 'market'>,
): boolean => {
  const { checkout, wallets } = root;
  const { paymentType = '' } = checkout;
  const { flow, payload } = declaredType(paymentType, market.manifest.payments) ?? {};
  if (flow !== 'pop-up' || payload === undefined || !isReadyToPay(root)) return false;
  return !wallets.ready.has(paymentType);
};

/**
 * Pays with the wallet that is chosen; undefined where there is none to open. What the customer agrees to in its sheet is
 * pre-authorised and placed like every other order; closing it leaves the form as it was [PAY-19, PAY-20, PAY-102,
 * PAY-105].
 */
export const payByWallet = (
  root: Roots['purchase'],
  environment: Environments['purchase'],
  words: (key: string) => string,
): Promise<void> | undefined => {
  const sheet = chosenSheet(root);
  if (sheet) return openSheet(root, environment, sheet, words);
  if (!lacksPopUp(root, environment)) return undefined;
  return openLate(root, environment, words);
};

/** A pop-up that was pressed before its part of the page was there: opened once it is, or told to be out of reach [PAY-135]. */
const openLate = async (
  root: Roots['purchase'],
  environment: Environments['purchase'],
  words: (key: string) => string,
): Promise<void> => {
  await root.wallets.popUpsKnown;
  const sheet = chosenSheet(root);
  if (sheet) await openSheet(root, environment, sheet, words);
  else root.order.fail(methodFailure('unavailable'));
};

/** Opens the sheet within the customer's click, and follows it to its end. */
const openSheet = async (
  root: Roots['purchase'],
  environment: Environments['purchase'],
  sheet: Sheet,
  words: (key: string) => string,
): Promise<void> => {
  const { order, wallets } = root;
  const { type, wallet } = sheet;
  const { settings } = wallets;
  if (!settings || !order.enter('wallet-opened')) return;
  /** The sheet is gone: an order that nobody was charged for goes no further. */
  const stop = () => ['in-wallet', ...checking].includes(order.flow) && order.enter('stopped');
  const fail = (outcome: WalletOutcome) => {
    const failure = failureOf(outcome, type, settings);
    if (failure) order.fail(failure);
  };
  wallets.begin(type);
  try {
    const outcome = await wallet.open(walletOrder(root, environment, sheet, settings, words));
    // An order that is on its way may be slower than its sheet.
    if (outcome === 'completed' && order.flow !== 'in-wallet') return;
    if (stop()) fail(outcome);
  } catch (error) {
    environment.report('warning', `The sheet of ${type} failed`, { error });
    if (stop()) fail('failed');
  } finally {
    wallets.end();
  }
};

/** The order as the sheet shows it, and what the sheet asks while it is open. */
const walletOrder = (
  root: Roots['purchase'],
  environment: Environments['purchase'],
  sheet: Sheet,
  shared: Omit<WalletSettings, 'type'>,
  words: (key: string) => string,
): WalletOrder => {
  const { checkout, localisation, notifications, order, payment, wallets } = root;
  const { disposition, deliveryAddress, deliveryLocation } = localisation;
  const { hut, priced, type } = sheet;
  const settings: WalletSettings = { ...shared, type };
  const total = Math.max(0, priced.amountDue);
  // An address that was picked on the map is free text.
  const postcode = deliveryLocation ? undefined : deliveryAddress?.postcode;
  const delivers = deliveryCheck(root, environment, hut);
  return {
    ...settings,
    lines: walletLines(priced, words),
    total,
    disposition: disposition.type,
    hutId: hut.id,
    postcode: hut.test === true ? undefined : postcode,
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
        ...contactChecks(environment, sheet.facts),
        deliversTo: delivers,
      }),
    createOrder: () =>
      environment.payments.createOrder(type, {
        sector: hut.sector,
        hutId: hut.id,
        amount: toDecimal(total),
        currency: settings.currency,
      }),
    preauthorise: async (payload, contacts) => {
      const part = declaredType(type, settings.payments)?.payload ?? type;
      payment.takePayloads({ [part]: payload }, total);
      if (contacts) checkout.fillIn(knownValues(contacts));
      if (!order.enter('wallet-authorised')) return false;
      void order.run();
      await when(() => !undecided.includes(order.flow));
      return order.flow !== 'idle';
    },
  };
};

/** The form's own checks of email and phone, for what the sheet says [PAY-94]. */
const contactChecks = ({ market }: Environments['purchase'], facts: CheckoutFacts) => {
  const { extensions } = market;
  const rules = {
    contact: extensions.one('contact-rules'),
    phone: extensions.one('phone-validator'),
    order: [],
  };
  const isGood = (field: 'email' | 'phone') => (value: string) => {
    const errors = fieldErrors({ [field]: value }, { ...facts, paymentType: undefined }, rules);
    return !errors.some((error) => error.field === field);
  };
  return { isEmail: isGood('email'), isPhone: isGood('phone') };
};

/** Tells whether a hut delivers to a postcode of the sheet [PAY-89, PAY-92]. */
const deliveryCheck = (
  { checkout }: Roots['purchase'],
  environment: Environments['purchase'],
  hut: Hut,
): ((postcode: string) => Promise<boolean>) => {
  const { addressFields, values } = checkout;
  const { market, huts, visit } = environment;
  const { huts: limits, sectors } = market.manifest;
  return async (postcode) => {
    const wrong = await undeliverable({
      hut,
      values: { ...values, postcode, postalCode: postcode },
      addressFields,
      strategy: market.extensions.one('address-strategy'),
      question: { type: 'delivery', flagLevel: visit.flagLevel },
      location: undefined,
      ports: {
        ...addressPortsOf(environment),
        hutsNear: (lat, lng) => huts.nearby(lat, lng, limits.nearbyLimit, sectors),
      },
    });
    return wrong === undefined;
  };
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
