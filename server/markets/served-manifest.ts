import {
  type IdentityProvider,
  identityProviderOf,
} from '../../core/accounts/identity-provider.ts';
import type { SocialProvider } from '../../core/accounts/social-visit.ts';
import type { Extensions } from '../../core/engine/extensions.ts';
import type { Problem } from '../../core/manifest/problem.ts';
import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';
import { declaredType, gatewayName } from '../../core/payments/payment-types.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** What a server has for its manifests. */
interface ServedBy {
  readonly gateways: readonly Pick<PaymentGateway, 'id' | 'serves'>[];
  readonly identityProviders: readonly Pick<IdentityProvider, 'id' | 'serves'>[];
}

/** What the plugins of a market serve its manifests by. */
export const servedBy = ({ all }: Pick<Extensions, 'all'>): ServedBy => ({
  gateways: all('payment-gateway'),
  identityProviders: all('identity-provider'),
});

/**
 * A manifest without what this server cannot do: payment types that its gateway does not take, and social providers
 * that nothing signs customers in by [GTW-03, ENG-24].
 * @param manifest of a market that was started, so that it says what its plugins declare
 */
export function servedManifest(
  manifest: Manifest,
  { gateways, identityProviders }: ServedBy,
): Manifest {
  const { payments, account, identity } = manifest;
  const isServed = (type: string): boolean => {
    const declared = declaredType(type, payments);
    if (!declared) return false;
    if (declared.flow === 'offline') return true;
    const name = gatewayName(type, payments);
    return gateways.some((one) => one.id === name && one.serves(type, declared));
  };
  const signsIn = (social: SocialProvider): boolean =>
    identityProviderOf(identityProviders, social, identity) !== undefined;
  return {
    ...manifest,
    payments: { ...payments, types: payments.types.filter(isServed) },
    account: { ...account, socialProviders: account.socialProviders.filter(signsIn) },
  };
}

/** A market in which nobody could pay is not served. */
export const unpayable = ({ payments }: Manifest, file: string): readonly Problem[] =>
  payments.types.length > 0
    ? []
    : [
        {
          file,
          pointer: '/payments/gateway',
          expected: 'a gateway that serves a payment type here (sandboxes serve with SANDBOX=open)',
          found: `"${payments.gateway}" and no offline payment type`,
        },
      ];
