import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { useEnvironment } from '../../use-environment.ts';

interface OptionalPartProps {
  /** What happens where the part cannot be loaded or shown; nothing unless said otherwise. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Suggestions may be missing: while they load, and where they cannot, nothing shows and everything else goes on [UPS-26]. */
export function OptionalPart({ fallback = null, children }: OptionalPartProps) {
  const { report } = useEnvironment();
  return (
    <ErrorBoundary report={report} fallback={fallback}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
