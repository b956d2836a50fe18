import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense } from 'react';
import { useApp } from '../../store-context.tsx';

/** Where collection is offered for an address that nobody delivers to; loaded with the first such address [LOC-70]. */
export const DeadZonePlace = observer(function DeadZonePlace({
  children,
}: {
  readonly children: ReactNode;
}) {
  const isOffered = useApp().localisation.undelivered !== undefined;
  return isOffered ? <Suspense fallback={null}>{children}</Suspense> : null;
});
