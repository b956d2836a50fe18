import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Target } from '../../../client/localisation/redirect-target.ts';
import { LocalisationWidget } from '../localisation/localisation-widget.tsx';
import { type AskedState, askedLocation } from '../shell/asked-location.ts';

/** Asks for the place on this very page, and comes back to it with all that its address holds [SHP-26]. */
export const AskPlace = () => {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as Target & { state: unknown };
  const isAsked = askedLocation(state)?.hash === hash;
  useEffect(() => {
    if (isAsked) return;
    const asked = { pathname, search, hash };
    void navigate(
      { pathname, search, hash },
      { replace: true, state: { asked } satisfies AskedState },
    );
  }, [isAsked, navigate, pathname, search, hash]);
  return <LocalisationWidget />;
};
