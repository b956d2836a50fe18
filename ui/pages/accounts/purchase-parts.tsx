import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTier } from '../../platform/use-tier.ts';
import { useApp } from '../../store-context.tsx';
import { OwnWaiting } from './own-waiting.tsx';

/** What of the account is made with the market's forms and ways of paying: they come with the checkout. */
export const PurchaseParts = observer(function PurchaseParts({
  children,
}: {
  readonly children: ReactNode;
}) {
  const app = useApp();
  const isReady = app.purchase !== undefined;
  useTier(isReady, app.readyToBuy);
  return isReady ? children : <OwnWaiting />;
});
