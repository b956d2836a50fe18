import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { useApp } from '../../store-context.tsx';

/** Where a customer is asked for a time, whatever the page; the overlay is loaded with the first question [TIM-12]. */
export const TimePlace = observer(function TimePlace({
  children,
}: {
  readonly children: ReactNode;
}) {
  const isAsked = useApp().ordering?.times.question !== undefined;
  return isAsked ? <Suspense fallback={null}>{children}</Suspense> : null;
});
