import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LandingPage } from '../../../schemas/types/manifest/site.ts';
import { useApp } from '../../store-context.tsx';
import type { AskedState } from '../shell/asked-location.ts';

type Promo = Pick<LandingPage, 'to' | 'disposition'>;

/**
 * Follows a promotion's link when a hut is known; before that the visitor stays, is told to say where they are, the
 * address field takes the focus, and the promotion waits as the location asked for [SHL-44, DEA-16].
 */
export const usePromoLink = () => {
  const { localisation, notifications, ordering, session } = useApp();
  const navigate = useNavigate();
  return (promo: Promo) => (event: MouseEvent) => {
    if (localisation.isLocalised) return;
    event.preventDefault();
    notifications.raise({
      id: 'promo',
      type: 'info',
      message: 'localisation.promo.addressFirst',
      hideShowBasket: true,
    });
    const [pathname = '/', search] = promo.to.split('?');
    const state: AskedState = {
      asked: { pathname, search: search === undefined ? '' : `?${search}`, hash: '' },
    };
    void navigate('/', { replace: true, state, preventScrollReset: true });
    session.requestAddress(promo.disposition);
    if (promo.disposition) ordering?.deals.reset();
  };
};
