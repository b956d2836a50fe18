import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Counters by trading day: refusals of orders by reason, and steps that visits reached. */
export const figures: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      create table figure_refusal (
        market text not null,
        sector text not null,
        hut_id text not null,
        day date not null,
        reason text not null,
        count integer not null,
        primary key (market, day, sector, hut_id, reason)
      )`.execute(db);
    await sql`
      create table figure_step (
        market text not null,
        sector text not null,
        hut_id text not null,
        day date not null,
        step text not null,
        experiment text not null,
        variant text not null,
        count integer not null,
        primary key (market, day, sector, hut_id, step, experiment, variant)
      )`.execute(db);
  },
};
