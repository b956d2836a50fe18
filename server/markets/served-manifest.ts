import type { Problem } from '../../core/manifest/problem.ts';
import { isOffline } from '../../core/payments/payment-types.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** The name that manifests give the payment gateway of the sandbox. */
export const sandboxGateway = 'sandbox';

/** Where the sandbox of social sign-in has its pages. */
const sandboxPages = /^\/sandbox\//;

/**
 * A manifest without what this server cannot do: payment types whose gateway it does not have, and social sign-in by
 * pages that are closed [GTW-03].
 */
export function servedManifest(manifest: Manifest, isSandboxOpen: boolean): Manifest {
  const { payments, account, identity } = manifest;
  const hasGateway = isSandboxOpen && payments.gateway === sandboxGateway;
  const hasPages = isSandboxOpen || !sandboxPages.test(identity.hostedUi);
  const offline = payments.types.filter((type) => isOffline(type, payments));
  return {
    ...manifest,
    ...(!hasGateway && { payments: { ...payments, types: offline } }),
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
          expected: 'a gateway that this server has (it has the sandbox with SANDBOX=open)',
          found: `"${payments.gateway}" and no offline payment type`,
        },
      ];
