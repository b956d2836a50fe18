import type { ColumnType } from 'kysely';
import type { JsonText } from './json-text.ts';

/** A `jsonb` column: written through `toJson`, read as a parsed value that its reader checks or knows. */
export type Json = ColumnType<unknown, JsonText, JsonText>;

/** A `jsonb` column that the database fills in when the row does not bring it. */
export type DefaultJson = ColumnType<unknown, JsonText | undefined, JsonText>;

/** A `jsonb` column that may be empty. */
export type NullableJson = ColumnType<unknown, JsonText | null | undefined, JsonText | null>;

/** A moment the database fills in by its own clock, `present_moment()`, when the row does not bring one. */
export type MomentOrNow = ColumnType<Date, Date | undefined, Date>;
