import { type CallRules, isList } from '../call-rules.ts';
import type {
  DeclaredPaymentType,
  PaymentSettings,
} from '../../schemas/types/manifest/payments.ts';
import type { PopUp } from './pop-up.ts';
import type { Wallet } from './wallet.ts';

/** Drawings that can stand for a payment type. */
export const paymentIcons = ['cash', 'card', 'ticket', 'wallet'] as const;
export type PaymentIcon = (typeof paymentIcons)[number];

/** A payment type as the plugin that brings it declares it [ENG-24]. Labels are wording keys. */
export interface PaymentTypeOffer extends DeclaredPaymentType {
  /** Stored code [PAY-01]. */
  readonly type: string;
  readonly label: string;
  readonly hint: string;
  /** The hint where it costs the customer nothing more, for a type whose `hint` tells of a surcharge [SHP-06]. */
  readonly freeHint?: string;
  readonly icon: PaymentIcon;
  /**
   * Address of the gateway's card form: `{transactionId}` stands for the payment of a form on the card-details page [PAY-58],
   * `{amount}` in minor units and `{currency}` for what a form at checkout is to say [PAY-28]. Left out by types whose plugin
   * draws a form of its own.
   */
  readonly cardForm?: string;
}

/** A family of payment types (many a market); runs in the browser and on the server alike. */
export interface PaymentProvider {
  readonly types: readonly PaymentTypeOffer[];
  /** Adapters of its wallet sheets, and of pop-ups with a payload, by type; loaded in the browser when a checkout with such a type is opened. */
  readonly wallets?: Readonly<Record<string, () => Promise<Wallet>>>;
  /** Pop-ups of its types that are opened with a payment, by type; loaded in the browser on the page where the payment waits [PAY-59]. */
  readonly popUps?: Readonly<Record<string, () => Promise<PopUp>>>;
}

/** What the plugins of a market declare: all that the rules of every part of the product know of its payment types. */
export const declarations = (
  providers: readonly PaymentProvider[],
): Required<Pick<PaymentSettings, 'declared' | 'offline'>> => {
  const offers = providers.flatMap(({ types }) => types);
  return {
    declared: Object.fromEntries(
      offers.map(
        ({
          type,
          label: _label,
          hint: _hint,
          freeHint: _free,
          icon: _icon,
          cardForm: _form,
          ...declared
        }) => [type, declared],
      ),
    ),
    offline: offers.filter(({ flow }) => flow === 'offline').map(({ type }) => type),
  };
};

/** A provider that does not say what it brings brings nothing. */
export const paymentProviderCalls: CallRules<PaymentProvider> = {
  types: { fits: isList, otherwise: () => [] },
};
