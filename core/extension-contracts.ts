import type { AccountListener } from './accounts/account-listener.ts';
import type { FulfilmentExtra } from './basket/fulfilment-extra.ts';
import type { AddressSource } from './address/address-source.ts';
import type { BotToken } from './accounts/bot-token.ts';
import type { BotCheck } from './accounts/bot-check.ts';
import type { IdentityProvider } from './accounts/identity-provider.ts';
import type { PasswordKeeper } from './accounts/password-keeper.ts';
import type { Mailer } from './accounts/mailer.ts';
import type { SignIn } from './accounts/sign-in.ts';
import type { SmsSender } from './accounts/sms-sender.ts';
import type { ContactRules } from './checkout/contact-rules.ts';
import type { PhoneValidator } from './checkout/phone-validator.ts';
import type { DealKind } from './deals/deal-kind.ts';
import type { AddressStrategy } from './localisation/address-strategy.ts';
import type { ExperimentSource } from './experiments/experiment-source.ts';
import type { GiftCardService } from './gift-cards/gift-card-service.ts';
import type { LoyaltyRules } from './loyalty/loyalty-rules.ts';
import type { CatalogueSource } from './menu/catalogue-source.ts';
import type { MenuCategoryFilter } from './menu/menu-category-filter.ts';
import type { OrderHold } from './orders/order-hold.ts';
import type { OrderLetters } from './orders/order-letters.ts';
import type { OrderRequestMapper } from './orders/order-request-mapper.ts';
import type { PaymentGateway } from './payments/payment-gateway.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { Geocoder } from './places/geocoder.ts';
import type { AnalyticsSink, AppHost, Consent, ErrorReporter, Host } from './shell/ports.ts';
import type { CustomerMessaging, SessionMonitor } from './shell/visit-services.ts';
import type { SurchargePolicy } from './surcharges/surcharge-policy.ts';
import type { TaxPolicy } from './surcharges/tax-policy.ts';
import type { PointOfSale } from './tracking/point-of-sale.ts';

/** The contracts of the points that browsers load too, by the point's id: plugins fill them in `plugin.ts`. */
export interface SharedContracts {
  'address-strategy': AddressStrategy;
  geocoder: Geocoder;
  'phone-validator': PhoneValidator;
  'contact-rules': ContactRules;
  'payment-provider': PaymentProvider;
  'menu-category-filter': MenuCategoryFilter;
  'order-request-mapper': OrderRequestMapper;
  'deal-kind': DealKind;
  'surcharge-policy': SurchargePolicy;
  'tax-policy': TaxPolicy;
  'fulfilment-extra': FulfilmentExtra;
  'loyalty-rules': LoyaltyRules;
  host: Host;
  'app-host': AppHost;
  'analytics-sink': AnalyticsSink;
  'error-reporter': ErrorReporter;
  consent: Consent;
  'experiment-source': ExperimentSource;
  'sign-in': SignIn;
  'bot-token': BotToken;
  'account-listener': AccountListener;
  'session-monitor': SessionMonitor;
  'customer-messaging': CustomerMessaging;
}

/** The contracts of the points that only the server loads: plugins fill them in `server.ts` [ENG-15]. */
export interface ServerContracts {
  'catalogue-source': CatalogueSource;
  'gift-card-service': GiftCardService;
  'payment-gateway': PaymentGateway;
  mailer: Mailer;
  'sms-sender': SmsSender;
  'order-hold': OrderHold;
  'order-letters': OrderLetters;
  'point-of-sale': PointOfSale;
  'identity-provider': IdentityProvider;
  'password-keeper': PasswordKeeper;
  'bot-check': BotCheck;
  'address-source': AddressSource;
}

/** The contract behind every extension point, by the point's id. What is not listed cannot be extended. */
export interface ExtensionContracts extends SharedContracts, ServerContracts {}

export type ExtensionPointId = keyof ExtensionContracts;
