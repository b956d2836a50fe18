import { expect, it, vi } from 'vitest';
import type { ErrorReporter } from '../../../core/shell/ports.ts';
import { ErrorBoundary } from '../../../ui/platform/error-boundary.tsx';

const boundary = (resetKey?: string) => {
  const report = vi.fn<ErrorReporter['report']>();
  const edge = new ErrorBoundary({ report, fallback: null, resetKey, children: 'the part' });
  return { report, edge };
};

it('shows what is in it until that fails, then the fallback, and reports why [SHL-66, ENG-16]', () => {
  const { report, edge } = boundary();
  expect(edge.render()).toBe('the part');
  const error = new Error('broken');
  edge.state = { ...edge.state, ...ErrorBoundary.getDerivedStateFromError(error) };
  edge.componentDidCatch(error, { componentStack: 'in Part' });
  expect(edge.render()).toBeNull();
  expect(report).toHaveBeenCalledExactlyOnceWith('error', expect.any(String), {
    error,
    componentStack: 'in Part',
  });
});

it('starts over with another key', () => {
  const { edge } = boundary('/next/');
  const failed = { failed: true, isLeaving: true, resetKey: '/before/' };
  expect(ErrorBoundary.getDerivedStateFromProps(edge.props, failed)).toEqual({
    failed: false,
    isLeaving: false,
    resetKey: '/next/',
  });
  expect(
    ErrorBoundary.getDerivedStateFromProps(edge.props, { ...failed, resetKey: '/next/' }),
  ).toBeNull();
});
