import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useApp } from '../../store-context.tsx';

/** Sends who has nothing to order on to the deals, and tells them so there [SHP-41]. */
export const ToDeals = ({ to }: { readonly to: string }) => {
  const { notifications } = useApp();
  useEffect(() => {
    notifications.raise({
      id: 'sent-on',
      type: 'info',
      message: 'checkout.nothingYet',
      hideShowBasket: true,
    });
  }, [notifications]);
  return <Navigate to={to} replace />;
};
