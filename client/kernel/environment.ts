import { type IAnyStateTreeNode, getEnv } from 'mobx-state-tree';
import type { PlacesApi } from '../../core/address/place-lookup.ts';
import type { BasketApi } from '../basket/basket-api.ts';
import type { DealbotPort } from '../dealbot/dealbot-port.ts';
import type { DealsApi } from '../deals/deals-api.ts';
import type { Market } from '../../core/engine/start-market.ts';
import type { Experiments } from '../experiments/experiments.ts';
import type { HutsApi } from '../localisation/huts-api.ts';
import type { MenuApi } from '../menu/menu-api.ts';
import type { OrdersApi } from '../orders/orders-api.ts';
import type { PaymentsApi } from '../payments/payments-api.ts';
import type { TrackingApi } from '../tracking/tracking-api.ts';
import type { GiftCardsApi } from '../gift-cards/gift-cards-api.ts';
import type { HttpClient } from './http-client.ts';
import type { UpsellsApi } from '../upsells/upsells-api.ts';
import type { VouchersApi } from '../vouchers/vouchers-api.ts';
import type { KeyValueStorage } from './key-value-storage.ts';
import type { PagesApi } from '../shell/pages-api.ts';
import type { AnalyticsEvent, ErrorReporter } from '../../core/shell/ports.ts';
import type { Wait } from './retry.ts';

/** What this visit brought along, read once from its landing address. */
export interface Visit {
  /** One value a page session, sent with every call [SHL-20, SHL-56]. */
  readonly traceId: string;
  /** Flag level, `none` by default [SHL-73]. */
  readonly flagLevel: string;
  /** Order channel, for example qr-takeaway [PAY-14]. */
  readonly channel: string | undefined;
  readonly utm: { readonly source?: string; readonly medium?: string; readonly campaign?: string };
  /** Language the landing address asks for; the market may not have it [SHL-22]. */
  readonly language: string | undefined;
  /** Experiment variations forced for the session [SHL-24, EXP-10]. */
  readonly forcedVariants: Readonly<Record<string, string>>;
  /** Path and query of the landing address. */
  readonly landing?: string;
}

/** Everything the stores reach the outside through; enters the state tree once, tests pass their own. */
export interface Environment {
  readonly market: Market;
  readonly locale: () => string;
  /** Release of the application that runs [SHL-54]. */
  readonly release: string;
  readonly visit: Visit;
  /** Variants of the visitor. */
  readonly experiments: Experiments;
  readonly huts: HutsApi;
  readonly places: PlacesApi;
  readonly menu: MenuApi;
  readonly deals: DealsApi;
  readonly basket: BasketApi;
  readonly dealbot: DealbotPort;
  readonly upsells: UpsellsApi;
  readonly vouchers: VouchersApi;
  readonly giftCards: GiftCardsApi;
  readonly orders: OrdersApi;
  readonly payments: PaymentsApi;
  readonly tracking: TrackingApi;
  readonly pages: PagesApi;
  /** Makes the calls of ports that are loaded late. */
  readonly http: HttpClient;
  readonly storage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
  /** Removes a cookie of this site. */
  readonly forgetCookie: (name: string) => void;
  readonly now: () => number;
  readonly wait: Wait;
  readonly randomId: () => string;
  readonly track: (event: AnalyticsEvent) => void;
  readonly report: ErrorReporter['report'];
}

/** What only the stores of buying reach the outside through; it comes with them. */
export type PurchasePorts = Pick<Environment, 'orders' | 'payments' | 'tracking' | 'upsells'>;

/** What only the stores of ordering and of buying reach the outside through; it comes with those of ordering. */
export type OrderingPorts = Pick<
  Environment,
  'basket' | 'dealbot' | 'deals' | 'giftCards' | 'menu' | 'vouchers'
>;

/** What every page has of the environment. */
export type ShellEnvironment = Omit<Environment, keyof PurchasePorts | keyof OrderingPorts>;

/** The environment of a node of the state tree; the ports of a tier are there for its stores and those after it. */
export const environmentOf = (node: IAnyStateTreeNode): Environment => getEnv<Environment>(node);
