import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useApp } from '../../store-context.tsx';
import type { AskedState } from './asked-location.ts';

interface ToHomeProps {
  /** The page that was asked for is there once a hut is known; the visitor is then taken to it [SHL-05]. */
  readonly needsHut?: boolean;
}

/**
 * Sends the visitor home and keeps the location they asked for in history state [SHL-05, SHL-15]; who asked for what
 * there is not is told so where they arrive [SHP-41].
 */
export const ToHome = ({ needsHut = false }: ToHomeProps) => {
  const { pathname, search, hash } = useLocation();
  const { notifications } = useApp();
  useEffect(() => {
    if (needsHut) return;
    notifications.raise({
      id: 'sent-on',
      type: 'info',
      message: 'shell.sentOn.unknown',
      hideShowBasket: true,
    });
  }, [needsHut, notifications]);
  const state: AskedState = { asked: { pathname, search, hash }, isDeadEnd: !needsHut };
  return <Navigate to="/" replace state={state} />;
};
