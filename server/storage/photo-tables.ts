import type { ColumnType } from 'kysely';
import type { MomentOrNow } from './column-types.ts';

/** Bytes: a `bytea` column, read as whichever kind of bytes the driver has. */
type Bytes = ColumnType<Uint8Array, Buffer, Buffer>;

/** A photograph that is shown in place of a drawing [OPR-26]. */
export interface PhotoTable {
  /** By its content and its size. */
  id: string;
  /** As it was given; empty once its sizes are made. */
  source: ColumnType<Uint8Array | null, Buffer | null, Buffer | null>;
  /** Until when a process is at making its sizes; empty where none is. */
  taken_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: MomentOrNow;
}

/** A photograph in one width, as browsers get it. */
export interface PhotoSizeTable {
  photo: string;
  /** Pixels. */
  width: number;
  body: Bytes;
}

/** The photograph that operators put in place of the drawing of a product, deal or promotion. */
export interface EntryPhotoTable {
  market: string;
  /** product, deal or promo. */
  kind: string;
  /** Id of the product, deal or landing page. */
  entry: string;
  photo: string;
  /** Email address of the operator. */
  operator: string;
  created_at: MomentOrNow;
}
