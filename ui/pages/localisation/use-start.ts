import { useLocation, useNavigate } from 'react-router-dom';
import type { Disposition, Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { AddressInput } from '../../../core/localisation/address-strategy.ts';
import type { Wanted } from '../../../client/localisation/localisation-store.ts';
import type { Localised } from '../../../client/localisation/hut-search-store.ts';
import { mapTarget, type MapState } from '../../../client/localisation/map-link.ts';
import {
  landingTarget,
  rewriteTarget,
  type Target,
} from '../../../client/localisation/redirect-target.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { askedLocation } from '../shell/asked-location.ts';

/** Ways to start an order; each goes to the page that was asked for first, or to the menu [SHL-05, SHL-06]. */
interface Start {
  readonly byHut: (hut: Hut, wanted: Wanted) => Promise<Localised>;
  /** Shows the place of the address on the map, where a hut is picked [LOC-38]. */
  readonly onMap: (input: AddressInput, type: Disposition) => Promise<Localised>;
  /** Goes on where a search has led to a hut; answers how it ended. */
  readonly goOn: (outcome: Localised) => Localised;
  /** Goes on with the hut that is already there. */
  readonly onwards: () => void;
}

/** Localises and then takes the customer where they wanted to go. */
export const useStart = (): Start => {
  const { hutSearch, localisation } = useApp();
  const { market } = useEnvironment();
  const navigate = useNavigate();
  const { state, pathname, search, hash } = useLocation() as Target & { state: unknown };
  const { localise, menu } = market.manifest;
  const onwards = () => {
    const target = askedLocation(state) ?? landingTarget(menu.initialRoute);
    void navigate(rewriteTarget(target, localise.redirectRewrites, localisation.sector));
  };
  const goOn = (outcome: Localised): Localised => {
    if (outcome.kind === 'localised') onwards();
    return outcome;
  };
  return {
    byHut: async (hut, wanted) => goOn(await hutSearch.localiseByHut(hut, wanted)),
    onMap: async (input, type) => {
      const place = await hutSearch.confirmPlace(input);
      if (!place) return { kind: 'refused' };
      const mapState: MapState = { returnTo: `${pathname}${search}${hash}` };
      void navigate(mapTarget({ point: place, type, isDeadZone: false }), { state: mapState });
      return { kind: 'localised' };
    },
    goOn,
    onwards,
  };
};
