import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFeatureOn } from '../../../core/experiments/is-feature-on.ts';
import {
  isDispositionOpen,
  readDeepLink,
  withoutDeepLink,
} from '../../../core/localisation/deep-link.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

type Linking = 'none' | 'localising' | 'refused';

/** Localises from the parameters of an order page's address, once, when the page opens [LOC-51, LOC-52, LOC-53]. */
export const useDeepLink = (): Linking => {
  const { localisation } = useApp();
  const { market, visit } = useEnvironment();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const link = readDeepLink(new URLSearchParams(search));
  const [linking, setLinking] = useState<Linking>(link ? 'localising' : 'none');
  const localise = useEffectEvent(() => {
    if (!link || linking !== 'localising') return;
    const { disposition, flags } = market.manifest;
    const type = link.type ?? localisation.disposition.type;
    const wanted = { type, when: link.when ?? 'asap' } as const;
    const run = async () => {
      if (!isDispositionOpen(type, disposition.openToFlagLevels, visit.flagLevel)) {
        localisation.delocalise();
        setLinking('refused');
        return;
      }
      const linked = isFeatureOn(flags, 'deep-linking', visit.flagLevel) ? link.hut : undefined;
      const hut = linked ?? (link.type ? localisation.hut : undefined);
      if (link.postcode) {
        await localisation.localiseByAddress({ postcode: link.postcode }, wanted);
      } else if (hut) await localisation.localiseByHut(hut, wanted);
      setLinking('none');
      const rest = withoutDeepLink(new URLSearchParams(search));
      await navigate(link.target ?? { pathname, search: rest, hash }, { replace: true });
    };
    void run();
  });
  // The address is read once, when the page opens; afterwards it is replaced.
  useEffect(() => localise(), []);
  return linking;
};
