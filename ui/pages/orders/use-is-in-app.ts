import { useLocation } from 'react-router-dom';

/** Whether the summary is shown inside the mobile app, which has a header of its own [ORD-128]. */
export const useIsInApp = (): boolean => {
  const { pathname, search } = useLocation();
  const isSummary = pathname.startsWith('/order/ordersummary');
  return isSummary && new URLSearchParams(search).get('app') === 'true';
};
