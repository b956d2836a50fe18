import {
  type IdentityProvider,
  identityProviderOf,
} from '../../core/accounts/identity-provider.ts';
import type { SocialProvider } from '../../core/accounts/social-visit.ts';
import type { Extensions } from '../../core/engine/extensions.ts';
import { pointerTo } from '../../core/manifest/json-pointer.ts';
import { manifestFor } from '../../core/manifest/layer-manifest.ts';
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

/** The manifest as it holds in the market, and where it differs, each with the keys that lead to it. */
const levelsOf = (manifest: Manifest): readonly (readonly [readonly string[], Manifest])[] => {
  const { sectorOverrides = {}, hutOverrides = {} } = manifest;
  return [
    [[], manifest],
    ...Object.keys(sectorOverrides).map(
      (sector) =>
        [['sectorOverrides', sector], manifestFor(manifest, { sector, hutId: '' })] as const,
    ),
    ...Object.keys(hutOverrides).map((key) => {
      const [sector = '', hutId = ''] = key.split(':');
      return [['hutOverrides', key], manifestFor(manifest, { sector, hutId })] as const;
    }),
  ];
};

/**
 * Types whose gateway is here and cannot take them, each where it stands [GTW-02]. The types of a sandbox that is closed
 * are no mistake: they are not offered [GTW-03].
 * @param manifest of a market that was started
 */
export const unservedTypes = (
  manifest: Manifest,
  { gateways }: Pick<ServedBy, 'gateways'>,
  file: string,
): readonly Problem[] =>
  levelsOf(manifest).flatMap(([keys, { payments }]) =>
    payments.types.flatMap((type, index): Problem[] => {
      const declared = declaredType(type, payments);
      const name = gatewayName(type, payments);
      const gateway = gateways.find(({ id }) => id === name);
      if (!declared || declared.flow === 'offline' || !gateway) return [];
      if (gateway.serves(type, declared)) return [];
      const pointer = pointerTo([...keys, 'payments', 'types', String(index)]);
      const expected = `a payment type that the gateway "${name}" can take, or another gateway for it in payments.gateways`;
      return [{ file, pointer, expected, found: `"${type}"` }];
    }),
  );

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
