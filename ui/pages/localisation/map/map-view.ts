import type { Point } from '../../../../client/localisation/map-link.ts';

/** A hut as a map shows it. */
export interface MapPlace {
  readonly id: string;
  readonly point: Point;
  /** What the pin says; the list beside the map numbers its huts alike. */
  readonly number: number;
  /** Accessible name of the pin. */
  readonly label: string;
}

/** What every map is given: the port behind which a drawn map and one of tiles stand. */
export interface MapViewProps {
  /** Accessible name of the map. */
  readonly label: string;
  /** Where is being looked, with its accessible name. */
  readonly centre: Point;
  readonly centreLabel: string;
  readonly places: readonly MapPlace[];
  /** The places that the map shows at first, besides the centre. */
  readonly framed: readonly Point[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
}
