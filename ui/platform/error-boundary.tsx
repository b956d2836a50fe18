import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { ErrorReporter } from '../../core/shell/ports.ts';
import { isForeignError } from './is-foreign-error.ts';

interface ErrorBoundaryProps {
  readonly report: ErrorReporter['report'];
  /** What stands in place of the children that failed. */
  readonly fallback: ReactNode;
  /** A change starts the children anew, as when the visitor has gone to another page. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

/** Stops a failure to render at its edge, reports it and shows a fallback [SHL-66, SHL-67]. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    if (isForeignError(error)) return;
    this.props.report('error', 'A part of the page failed', { error, componentStack });
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
