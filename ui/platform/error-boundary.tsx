import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { ErrorReporter } from '../../core/shell/ports.ts';
import { isForeignError } from './is-foreign-error.ts';

interface ErrorBoundaryProps {
  readonly report: ErrorReporter['report'];
  /** What stands in place of the children that failed. */
  readonly fallback: ReactNode;
  /** A change starts the children again, as when the visitor has gone to another page. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  /** The key that the children were started with. */
  readonly resetKey: string | undefined;
}

/** Stops a failure to render at its edge, reports it and shows a fallback [SHL-66, SHL-67]. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: undefined };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    before: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === before.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    if (isForeignError(error)) return;
    this.props.report('error', 'A part of the page failed', { error, componentStack });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
