import { Navigate, useLocation } from 'react-router-dom';
import type { AskedState } from './asked-location.ts';

/** Sends the visitor home and keeps the location they asked for in history state [SHL-05, SHL-15]. */
export const ToHome = () => {
  const { pathname, search, hash } = useLocation();
  const state: AskedState = { asked: { pathname, search, hash } };
  return <Navigate to="/" replace state={state} />;
};
