import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';
import { declaredType, gatewayName } from '../../core/payments/payment-types.ts';
import type { MerchantQuestion } from '../../core/payments/wallet.ts';
import { originOf } from '../../core/shell/allowed-address.ts';
import type { OrderContext } from '../intents/order-context.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { ProblemError, wrongFields } from '../shell/problem-error.ts';
import { gatewayNamed } from './gateways.ts';

/** The origins that Apple validates merchants on, those of China among them. */
const appleOrigin = /^https:\/\/(cn-)?apple-pay-gateway(-[a-z0-9]+)*\.apple\.com$/;

/** Only Apple's own gateways are asked, and where the market's gateway stands in for them this site [PAY-83, SEC-25]. */
const isAllowed = (address: string, merchantPath: string | undefined, origin: string): boolean => {
  const asked = originOf(address);
  if (asked === undefined) return false;
  if (appleOrigin.test(asked)) return true;
  if (merchantPath === undefined || asked !== origin) return false;
  return new URL(address).pathname.startsWith(`${merchantPath}/`);
};

/** The gateway that takes Apple Pay: another of the market may have some other merchant's certificate. */
const gatewayOfSheet = ({
  manifest: { payments },
  extensions,
}: RunningMarket['market']): PaymentGateway | undefined =>
  payments.types
    .filter((type) => declaredType(type, payments)?.payload === 'applePay')
    .map((type) => gatewayNamed(extensions, gatewayName(type, payments)))
    .find((gateway) => gateway?.validateMerchant);

/**
 * Has the market's gateway open a merchant session of Apple Pay; its answer is passed on unchanged [PAY-82].
 * @param origin the site's own origin, scheme included [SEC-25]
 * @throws ProblemError 400 for an address that is not Apple's, 502 when there is no session
 */
export async function validateMerchant(
  context: OrderContext,
  running: RunningMarket,
  question: MerchantQuestion,
  origin: string,
): Promise<Readonly<Record<string, unknown>>> {
  const gateway = gatewayOfSheet(running.market);
  if (!isAllowed(question.validationUrl, gateway?.merchantPath, origin)) {
    throw wrongFields([{ field: 'validationUrl', reason: 'is no address of Apple Pay' }]);
  }
  try {
    if (!gateway?.validateMerchant) throw new Error('The gateway has no Apple Pay.');
    return await gateway.validateMerchant(question);
  } catch (error) {
    context.log.warn({ err: error }, 'no merchant session');
    throw new ProblemError(502, 'MERCHANT_NOT_VALIDATED', 'Apple Pay could not be started.');
  }
}
