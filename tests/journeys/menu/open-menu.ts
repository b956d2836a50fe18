import type { Page } from '@playwright/test';
import { arrive, type Arrival } from '../arrive.ts';
import { places, type Place } from '../places.ts';

export type { Place };
export const { clapham, leicester, paris, koramangala, indiranagar, toronto, vancouver } = places;

/** A customer who collects from a hut opens a page of its menu. */
export const openMenu = (
  page: Page,
  at: Place,
  path: string,
  earlier: Pick<Arrival, 'meltsSeen'> = {},
): Promise<void> => arrive(page, path, { at, by: 'collection', ...earlier });

/** The product modal. */
export const modalOf = (page: Page) => page.getByRole('dialog');
