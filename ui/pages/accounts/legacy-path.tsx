import { Navigate, useLocation } from 'react-router-dom';
import { cameFrom } from '../../../client/accounts/account-pages.ts';

/** An older address of the header: leads on, and hands on where the visitor came from [ACC-13]. */
export const LegacyPath = ({ to }: { readonly to: string }) => {
  const { state } = useLocation();
  return <Navigate to={to} replace state={{ from: cameFrom(state) }} />;
};
