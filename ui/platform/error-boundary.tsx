import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { ErrorReporter } from '../../core/shell/ports.ts';
import { isForeignError } from './is-foreign-error.ts';
import { isLostChunk, changeRelease } from './lost-chunks.ts';

interface ErrorBoundaryProps {
  readonly report: ErrorReporter['report'];
  /** What stands in place of the children that failed. */
  readonly fallback: ReactNode;
  /** What stands there while a part that did not load is looked for in another release; nothing unless said otherwise. */
  readonly waiting?: ReactNode;
  /** A change starts the children again, as when the visitor has gone to another page. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
  /** What failed did not load: the page may be on its way to the release that has it. */
  readonly isLeaving: boolean;
  /** The key that the children were started with. */
  readonly resetKey: string | undefined;
}

/**
 * Stops a failure to render at its edge, reports it and shows a fallback [SHL-66, SHL-67]; a part that did not load has the
 * page change to another release first, where there is one [OPS-14].
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, isLeaving: false, resetKey: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: true, isLeaving: isLostChunk(error) };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    before: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === before.resetKey ? null : { failed: false, isLeaving: false, resetKey };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    if (isForeignError(error)) return;
    this.props.report('error', 'A part of the page failed', { error, componentStack });
    if (isLostChunk(error)) void this.#leave();
  }

  /** Shows the fallback only where the page stays. */
  async #leave() {
    if (!(await changeRelease())) this.setState({ isLeaving: false });
  }

  override render() {
    const { failed, isLeaving } = this.state;
    const { children, fallback, waiting = null } = this.props;
    if (isLeaving) return waiting;
    return failed ? fallback : children;
  }
}
