import { useEffect } from 'react';
import type { Favourites } from '../../client/favourites/favourites-store.ts';
import { openFavourites } from '../../client/favourites/open-favourites.ts';
import { useApp } from '../store-context.tsx';
import { useEnvironment } from '../use-environment.ts';

/** The customer's favourites, kept in step with who is signed in; for observers. */
export function useFavourites(): Favourites {
  const favourites = openFavourites(useApp(), useEnvironment());
  useEffect(() => favourites.follow(), [favourites]);
  return favourites;
}
