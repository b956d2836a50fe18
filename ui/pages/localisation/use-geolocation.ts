import { useEffect, useEffectEvent, useState } from 'react';
import { locatesByItself } from '../../../client/localisation/geolocation-steps.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { useVariantOfFamily } from '../../use-variant.ts';

/** The way to use the visitor's position. */
interface GeolocationFlow {
  /** Asks for the position, after the primer where it has to come first. */
  readonly ask: () => void;
  /** The primer is shown; it ends in one of the two. */
  readonly isPriming: boolean;
  readonly accept: () => void;
  readonly decline: () => void;
  /** The failure is said here and not in a notification [LOC-89]. */
  readonly isInline: boolean;
}

/**
 * Finds the visitor: by a tap, or once by itself for deliveries where the market asks for that [LOC-86]. In the
 * experiment's flow a primer comes before the browser asks, until it was accepted once [LOC-85]. An address that is
 * found for a delivery fills the form, for the customer to confirm.
 */
export const useGeolocation = (type: Disposition): GeolocationFlow => {
  const { localisation, unasked } = useApp();
  const { market, storage, visit } = useEnvironment();
  const { flags, storage: keys } = market.manifest;
  const isInline = useVariantOfFamily('geolocation-flow') === 'treatment';
  const primed = `${keys.persistKeyPrefix}location-primer`;
  // What the browser asks comes up as well: it takes the place of the one thing that may.
  const isImmediate =
    locatesByItself(flags, visit.flagLevel, type, localisation.geolocationStep) &&
    unasked.mayCome('location-primer');
  const needsPrimer = () => isInline && storage.read(primed) !== 'accepted';
  const [isPriming, setIsPriming] = useState(() => isImmediate && needsPrimer());

  const locate = async () => {
    await localisation.geolocate(type, isInline);
    const { addressToConfirm } = localisation;
    if (type !== 'delivery' || !addressToConfirm) return;
    localisation.keepDraft(market.extensions.one('address-strategy').fromPlace(addressToConfirm));
  };
  const ask = () => {
    if (needsPrimer()) setIsPriming(true);
    else void locate();
  };
  const askOnce = useEffectEvent(() => {
    if (isImmediate || isPriming) unasked.take('location-primer');
    if (isImmediate && !isPriming) void locate();
  });
  useEffect(() => askOnce(), []);
  return {
    ask,
    isPriming,
    accept: () => {
      storage.write(primed, 'accepted');
      setIsPriming(false);
      void locate();
    },
    decline: () => setIsPriming(false),
    isInline,
  };
};
