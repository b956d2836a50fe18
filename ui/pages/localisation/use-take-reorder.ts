import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Member } from '../../../client/member-store.ts';
import { dealsPath } from '../../../client/orders/order-addresses.ts';
import { useApp } from '../../store-context.tsx';
import type { AskedState } from '../shell/asked-location.ts';
import { basketHash } from '../shell/basket-link.ts';

/** Puts an earlier order into the basket and goes there; who has no hut gets the order's own first [SHP-15]. */
export const useTakeReorder = (member: Member | undefined) => {
  const { localisation } = useApp();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    if (!member) return;
    const { offer, past, target } = member.reorder;
    const to = target ?? `${dealsPath}${basketHash}`;
    if (!past) {
      member.reorder.reorder();
      await navigate(to);
      return;
    }
    setBusy(true);
    // Home goes on by itself once there is a hut: to where the basket is seen.
    const asked = { pathname: target ?? dealsPath, search: '', hash: target ? '' : basketHash };
    await navigate('/', { replace: true, state: { asked } satisfies AskedState });
    const isTaken = await member.reorder.reorderThere({ offer, past });
    setBusy(false);
    if (isTaken) await navigate(to);
    else if (localisation.isLocalised) await navigate(dealsPath);
    else await navigate('/', { replace: true });
  };
  return { isBusy, take: () => void take() };
};
