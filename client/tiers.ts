import type { PlacesPorts } from './address/places-api.ts';
import type { BasketPorts } from './basket/basket-api.ts';
import type { DealbotPorts } from './dealbot/dealbot-port.ts';
import type { DealsPorts } from './deals/deals-api.ts';
import type { ExperimentPorts } from './experiments/experiments.ts';
import type { GiftCardPorts } from './gift-cards/gift-cards-api.ts';
import type { Environment } from './kernel/environment.ts';
import type { HutsPorts } from './huts/huts-api.ts';
import type { MenuPorts } from './menu/menu-api.ts';
import type { OrderPorts } from './orders/orders-api.ts';
import type { PaymentPorts } from './payments/payments-api.ts';
import type { PagesPorts } from './shell/pages-api.ts';
import type { TrackingPorts } from './tracking/tracking-api.ts';
import type { UpsellsPorts } from './upsells/upsells-api.ts';
import type { VoucherPorts } from './vouchers/vouchers-api.ts';

/** What every page has of the environment. */
export interface ShellEnvironment
  extends Environment, ExperimentPorts, HutsPorts, PlacesPorts, PagesPorts {}

/** What comes with the stores of ordering, for them and those after them. */
export interface OrderingPorts
  extends MenuPorts, DealsPorts, BasketPorts, DealbotPorts, VoucherPorts, GiftCardPorts {}

/** What comes with the stores of buying. */
export interface PurchasePorts extends UpsellsPorts, OrderPorts, PaymentPorts, TrackingPorts {}

/** The environment once every tier is there. */
export interface WholeEnvironment extends ShellEnvironment, OrderingPorts, PurchasePorts {}
