import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFeatureOn } from '../../../core/experiments/is-feature-on.ts';
import {
  type DeepLink,
  isDispositionOpen,
  readDeepLink,
  withoutDeepLink,
} from '../../../core/localisation/deep-link.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';

type Linking = 'none' | 'localising' | 'refused';

/**
 * Localises from the parameters of an order page's address, once, when the page opens [LOC-51, LOC-52, LOC-53]. A
 * link that leads nowhere says why and leaves the visitor where an address can be given: what the link said stands
 * in the form, or else the address of before [LOC-37].
 */
export const useDeepLink = (): Linking => {
  const { localisation, notifications } = useApp();
  const { market, visit } = useEnvironment();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const link = readDeepLink(new URLSearchParams(search));
  const [linking, setLinking] = useState<Linking>(link ? 'localising' : 'none');

  const warn = (message: string) =>
    notifications.raise({ id: 'deep-link', type: 'warning', message, hideShowBasket: true });

  /** Whether the customer can stay on the order pages. */
  const follow = async ({ address, hut: named, type: asked, when = 'asap' }: DeepLink) => {
    const { flags } = market.manifest;
    const wanted = { type: asked ?? localisation.disposition.type, when };
    const linked = isFeatureOn(flags, 'deep-linking', visit.flagLevel) ? named : undefined;
    const hut = linked ?? (asked ? localisation.hut : undefined);
    if (address !== undefined) {
      const input = market.extensions.one('address-strategy').fromText(address);
      const outcome = await localisation.localiseByAddress(input, wanted);
      if (outcome.kind === 'localised') return true;
      localisation.keepDraft(input);
      if (outcome.kind === 'invalid') warn(outcome.message);
      return false;
    }
    return hut ? (await localisation.localiseByHut(hut, wanted)).kind === 'localised' : true;
  };

  const localise = async (of: DeepLink) => {
    const { supported, openToFlagLevels } = market.manifest.disposition;
    const type = of.type ?? localisation.disposition.type;
    const isOpen =
      supported.includes(type) && isDispositionOpen(type, openToFlagLevels, visit.flagLevel);
    if (of.isMalformed) warn('localisation.link.malformed');
    if (!isOpen) warn('localisation.link.closed');
    const stays = isOpen && (await follow(of));
    if (!stays) localisation.delocalise();
    // Without the link in it, the page that was asked for does not localise anew when it is shown at last.
    const rest = withoutDeepLink(new URLSearchParams(search));
    await navigate(of.target ?? { pathname, search: rest, hash }, { replace: true });
    setLinking(stays ? 'none' : 'refused');
  };
  const start = useEffectEvent(() => {
    const run = async () => {
      if (link && linking === 'localising') await localise(link);
    };
    void run();
  });
  // The address is read once, when the page opens; afterwards it is replaced.
  useEffect(() => start(), []);
  return linking;
};
