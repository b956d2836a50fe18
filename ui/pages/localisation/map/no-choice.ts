import type { MapViewProps } from './map-view.ts';

/** For a map that only shows: there is nothing on it to choose. */
export const noChoice: Pick<MapViewProps, 'places' | 'selected' | 'onSelect'> = {
  places: [],
  selected: undefined,
  onSelect: () => {},
};
