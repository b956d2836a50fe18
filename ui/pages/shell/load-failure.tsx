import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useRetry } from '../../platform/use-retry.ts';

interface LoadFailureProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => unknown;
  /** Level of the title: 1 where nothing else of the page shows. */
  readonly level?: 1 | 2 | undefined;
}

/** In place of what did not load: says so, and tries again by itself or when asked to [SHP-40]. */
export function LoadFailure({ title, children, retryLabel, onRetry, level }: LoadFailureProps) {
  useRetry(true, onRetry);
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        level={level}
        title={title}
        action={
          <Button icon="refresh" onClick={() => void onRetry()}>
            {retryLabel}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
