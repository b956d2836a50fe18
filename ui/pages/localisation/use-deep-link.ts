import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readDeepLink, withoutDeepLink } from '../../../client/localisation/deep-link.ts';
import { followLink } from '../../../client/localisation/follow-link.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

type Linking = 'none' | 'localising' | 'refused';

/** Localises from the parameters of an order page's address, once, when the page opens [LOC-51, LOC-52, LOC-53]. */
export const useDeepLink = (): Linking => {
  const { hutSearch, localisation, notifications } = useApp();
  const { market, visit } = useEnvironment();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const link = readDeepLink(new URLSearchParams(search));
  const [linking, setLinking] = useState<Linking>(link ? 'localising' : 'none');
  const start = useEffectEvent(() => {
    if (!link || linking !== 'localising') return;
    const run = async () => {
      const stays = await followLink({ hutSearch, localisation }, link, {
        manifest: market.manifest,
        flagLevel: visit.flagLevel,
        strategy: market.extensions.one('address-strategy'),
        warn: (message) =>
          notifications.raise({ id: 'deep-link', type: 'warning', message, hideShowBasket: true }),
      });
      // Without the link in it, the page that was asked for does not localise again when it is shown at last.
      const rest = withoutDeepLink(new URLSearchParams(search));
      // One transition: who is sent home in between would be sent back to the link that was refused.
      startTransition(() => {
        setLinking(stays ? 'none' : 'refused');
        void navigate(link.target ?? { pathname, search: rest, hash }, { replace: true });
      });
    };
    void run();
  });
  // The address is read once, when the page opens; afterwards it is replaced.
  useEffect(() => start(), []);
  return linking;
};
