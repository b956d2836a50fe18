import type { ComponentType } from 'react';
import type { Point } from '../../../../client/localisation/map-link.ts';
import type { MapTiles } from '../../../../schemas/types/manifest/localisation.ts';
import type { IconName } from '../../../components/icon.tsx';

/** A hut as a map shows it. */
export interface MapPlace {
  readonly id: string;
  readonly point: Point;
  /** What the pin says; the list beside the map numbers its huts alike. */
  readonly number: number;
  /** Accessible name of the pin. */
  readonly label: string;
}

/** Something that a map shows and nobody chooses. */
export interface MapMark {
  readonly id: string;
  readonly point: Point;
  readonly icon: IconName;
  /** Accessible name. */
  readonly label: string;
  /** What the eye looks for first. */
  readonly isMain?: boolean;
  /** Where it was, and may be no more. */
  readonly isOld?: boolean;
}

/** A line on a map. */
export interface MapLine {
  readonly id: string;
  readonly points: readonly Point[];
  /** What of it lies behind. */
  readonly isDone?: boolean;
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
  readonly marks?: readonly MapMark[];
  readonly lines?: readonly MapLine[];
  /** The page scrolls where the map is: it is zoomed by its buttons alone. */
  readonly isInPage?: boolean;
}

/** A map of tiles, loaded where the market has them. */
export type TileMapComponent = ComponentType<MapViewProps & { readonly tiles: MapTiles }>;
