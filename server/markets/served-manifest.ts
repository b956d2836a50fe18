import type { Problem } from '../../core/manifest/problem.ts';
import type { PaymentGateway } from '../../core/payments/payment-gateway.ts';
import { declaredType, gatewayName } from '../../core/payments/payment-types.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** What a server has for its manifests. */
interface ServedBy {
  readonly gateways: readonly Pick<PaymentGateway, 'id' | 'serves'>[];
  readonly isSandboxOpen: boolean;
}

/** Where the sandbox of social sign-in has its pages. */
const sandboxPages = /^\/sandbox\//;

/**
 * A manifest without what this server cannot do: payment types that its gateway does not take, and social sign-in by pages
 * that are closed [GTW-03, ENG-24].
 * @param manifest of a market that was started, so that it says what its plugins declare
 */
export function servedManifest(
  manifest: Manifest,
  { gateways, isSandboxOpen }: ServedBy,
): Manifest {
  const { payments, account, identity } = manifest;
  const hasPages = isSandboxOpen || !sandboxPages.test(identity.hostedUi);
  const isServed = (type: string): boolean => {
    const declared = declaredType(type, payments);
    if (!declared) return false;
    if (declared.flow === 'offline') return true;
    const name = gatewayName(type, payments);
    return gateways.some((one) => one.id === name && one.serves(type, declared));
  };
  return {
    ...manifest,
    payments: { ...payments, types: payments.types.filter(isServed) },
    ...(!hasPages && { account: { ...account, socialProviders: [] } }),
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
