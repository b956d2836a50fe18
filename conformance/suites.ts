import type { ExtensionContracts, ExtensionPointId } from '../core/extension-points.ts';
import { accountListenerSuite } from './points/account-listener.ts';
import { addressSourceSuite } from './points/address-source.ts';
import { addressStrategySuite } from './points/address-strategy.ts';
import { analyticsSinkSuite } from './points/analytics-sink.ts';
import { botCheckSuite } from './points/bot-check.ts';
import { botTokenSuite } from './points/bot-token.ts';
import { catalogueSourceSuite } from './points/catalogue-source.ts';
import { consentSuite } from './points/consent.ts';
import { contactRulesSuite } from './points/contact-rules.ts';
import { dealKindSuite } from './points/deal-kind.ts';
import { errorReporterSuite } from './points/error-reporter.ts';
import { experimentSourceSuite } from './points/experiment-source.ts';
import { fulfilmentExtraSuite } from './points/fulfilment-extra.ts';
import { geocoderSuite } from './points/geocoder.ts';
import { giftCardServiceSuite } from './points/gift-card-service.ts';
import { appHostSuite, hostSuite } from './points/host.ts';
import { identityProviderSuite } from './points/identity-provider.ts';
import { loyaltyRulesSuite } from './points/loyalty-rules.ts';
import { menuCategoryFilterSuite } from './points/menu-category-filter.ts';
import { orderHoldSuite } from './points/order-hold.ts';
import { orderLettersSuite } from './points/order-letters.ts';
import { orderRequestMapperSuite } from './points/order-request-mapper.ts';
import { passwordKeeperSuite } from './points/password-keeper.ts';
import { paymentGatewaySuite } from './points/payment-gateway.ts';
import { paymentProviderSuite } from './points/payment-provider.ts';
import { phoneValidatorSuite } from './points/phone-validator.ts';
import { pointOfSaleSuite } from './points/point-of-sale.ts';
import { mailerSuite, smsSenderSuite } from './points/senders.ts';
import { signInSuite } from './points/sign-in.ts';
import { surchargePolicySuite } from './points/surcharge-policy.ts';
import { taxPolicySuite } from './points/tax-policy.ts';
import { customerMessagingSuite, sessionMonitorSuite } from './points/visit-services.ts';
import type { ConformanceCase, Suite } from './suite.ts';

/** The suite of every extension point [ENG-17]. */
export const conformanceSuites = {
  'address-strategy': addressStrategySuite,
  geocoder: geocoderSuite,
  'phone-validator': phoneValidatorSuite,
  'contact-rules': contactRulesSuite,
  'payment-provider': paymentProviderSuite,
  'menu-category-filter': menuCategoryFilterSuite,
  'order-request-mapper': orderRequestMapperSuite,
  'deal-kind': dealKindSuite,
  'surcharge-policy': surchargePolicySuite,
  'tax-policy': taxPolicySuite,
  'fulfilment-extra': fulfilmentExtraSuite,
  'loyalty-rules': loyaltyRulesSuite,
  'payment-gateway': paymentGatewaySuite,
  mailer: mailerSuite,
  'sms-sender': smsSenderSuite,
  'order-hold': orderHoldSuite,
  'order-letters': orderLettersSuite,
  'point-of-sale': pointOfSaleSuite,
  'identity-provider': identityProviderSuite,
  'password-keeper': passwordKeeperSuite,
  'bot-check': botCheckSuite,
  'address-source': addressSourceSuite,
  'catalogue-source': catalogueSourceSuite,
  'gift-card-service': giftCardServiceSuite,
  host: hostSuite,
  'app-host': appHostSuite,
  'analytics-sink': analyticsSinkSuite,
  'error-reporter': errorReporterSuite,
  consent: consentSuite,
  'experiment-source': experimentSourceSuite,
  'sign-in': signInSuite,
  'bot-token': botTokenSuite,
  'account-listener': accountListenerSuite,
  'session-monitor': sessionMonitorSuite,
  'customer-messaging': customerMessagingSuite,
} satisfies { readonly [Id in ExtensionPointId]?: Suite<ExtensionContracts[Id], never> };

type Suites = typeof conformanceSuites;
type CaseOf<Id extends keyof Suites> = ConformanceCase &
  (Suites[Id] extends Suite<never, infer Samples> ? Samples : never);

/** What the `conformance.ts` of a plugin exports: cases for every point that the plugin fills, by the point's id [ENG-18]. */
export type ConformanceCases = {
  readonly [Id in keyof Suites]?: readonly CaseOf<Id>[];
};
