import type { MerchantQuestion } from '../../core/payments/wallet.ts';
import { originOf } from '../../core/shell/allowed-address.ts';
import { isSandboxed } from '../intents/sandbox-customer.ts';
import type { OrderContext } from '../intents/order-context.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { ProblemError, wrongFields } from '../shell/problem-error.ts';
import { sandboxPath } from './sandbox/sandbox-gateway.ts';
import { withPatience } from './with-patience.ts';

/** The origins that Apple validates merchants on, those of China among them. */
const appleOrigin = /^https:\/\/(cn-)?apple-pay-gateway(-[a-z0-9]+)*\.apple\.com$/;

/** Only Apple's own gateways are asked, and in a sandboxed market the sandbox on this site [PAY-83, SEC-25]. */
const isAllowed = (
  context: OrderContext,
  address: string,
  { market }: RunningMarket,
  origin: string,
): boolean => {
  const asked = originOf(address);
  if (asked === undefined) return false;
  const isHere = asked === origin && new URL(address).pathname.startsWith(`${sandboxPath}/`);
  return appleOrigin.test(asked) || (isHere && isSandboxed(context, market.manifest));
};

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
  if (!isAllowed(context, question.validationUrl, running, origin)) {
    throw wrongFields([{ field: 'validationUrl', reason: 'is no address of Apple Pay' }]);
  }
  const gateway = context.gatewayOf(running.market.manifest.payments.gateway);
  try {
    if (!gateway?.validateMerchant) throw new Error('The gateway has no Apple Pay.');
    return await withPatience(gateway.validateMerchant(question), context.gatewayPatienceMs);
  } catch (error) {
    context.log.warn({ err: error }, 'no merchant session');
    throw new ProblemError(502, 'MERCHANT_NOT_VALIDATED', 'Apple Pay could not be started.');
  }
}
