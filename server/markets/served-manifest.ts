import type { Problem } from '../../core/manifest/problem.ts';
import { declaredType } from '../../core/payments/payment-types.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { DeclaredPaymentType } from '../../schemas/types/manifest/payments.ts';

/** The name that manifests give the payment gateway of the sandbox. */
export const sandboxGateway = 'sandbox';

/** The sandbox has a card form whose token pays, and takes what the sheet of a wallet gives. */
const sandboxTakes = ({ flow, frame, stepUp = false }: DeclaredPaymentType): boolean =>
  !stepUp && (frame === 'card-form' || flow === 'wallet-sheet');

/** Where the sandbox of social sign-in has its pages. */
const sandboxPages = /^\/sandbox\//;

/**
 * A manifest without what this server cannot do: payment types that its gateway does not take, and social sign-in by pages
 * that are closed [GTW-03, ENG-24].
 * @param manifest of a market that was started, so that it says what its plugins declare
 */
export function servedManifest(manifest: Manifest, isSandboxOpen: boolean): Manifest {
  const { payments, account, identity } = manifest;
  const hasGateway = isSandboxOpen && payments.gateway === sandboxGateway;
  const hasPages = isSandboxOpen || !sandboxPages.test(identity.hostedUi);
  const isServed = (type: string): boolean => {
    const declared = declaredType(type, payments);
    if (!declared) return false;
    return declared.flow === 'offline' || (hasGateway && sandboxTakes(declared));
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
          expected: 'a gateway that this server has (it has the sandbox with SANDBOX=open)',
          found: `"${payments.gateway}" and no offline payment type`,
        },
      ];
