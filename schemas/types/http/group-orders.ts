// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { SavedChoice } from './favourites.ts';

/**
 * Several people choose for one order, which its host places and pays (SHP-27).
 */
export interface GroupOrdersApi {
  groupOpening?: GroupOpening;
  groupJoining?: GroupJoining;
  groupItem?: GroupItem;
  groupReadiness?: GroupReadiness;
  groupChange?: GroupChange;
  groupOrder?: GroupOrder;
}

/**
 * Opens a group order (SHP-27).
 */
export interface GroupOpening {
  /**
   * Sector of the restaurant that all order from.
   */
  sector: string;
  /**
   * Id of the restaurant.
   */
  hutId: string;
  /**
   * How the food comes to them.
   */
  disposition: 'delivery' | 'collection';
  /**
   * When it is wanted, in milliseconds since 1970; absent: as soon as possible.
   */
  time?: number;
  /**
   * What the host is called.
   */
  name: string;
  /**
   * Secret of the host, made by the host's device: random, and never told to anybody else. The same key opens one group, however often it is sent.
   */
  key: string;
}

/**
 * Joins a group order (SHP-27).
 */
export interface GroupJoining {
  /**
   * What the others call them.
   */
  name: string;
  /**
   * Secret of this participant, made by their device: random. The same key joins once, however often it is sent.
   */
  key: string;
}

/**
 * What a participant wants, in the place of what stood under the id of the line before.
 */
export interface GroupItem {
  choice: SavedChoice;
  /**
   * How many of it.
   */
  count: number;
}

/**
 * Whether a participant has chosen all that they want.
 */
export interface GroupReadiness {
  /**
   * They have.
   */
  isDone: boolean;
}

/**
 * What the host makes of the group.
 */
export interface GroupChange {
  /**
   * `open` takes changes, `locked` none until it is opened again; `ordered` and `cancelled` are the end of it.
   */
  status: 'open' | 'locked' | 'ordered' | 'cancelled';
  /**
   * With `ordered`: the order that was placed, at the restaurant of the group.
   */
  transactionId?: string;
}

/**
 * A group order as the caller may see it (SHP-27). No address and no price is a part of it.
 */
export interface GroupOrder {
  /**
   * The link to it ends in it.
   */
  id: string;
  /**
   * Grows with every change.
   */
  version: number;
  /**
   * Whether it takes changes, and how it ended.
   */
  status: 'open' | 'locked' | 'ordered' | 'cancelled' | 'expired';
  /**
   * What the caller is in it; a guest has not joined, or was removed.
   */
  role: 'host' | 'participant' | 'guest';
  /**
   * Sector of the restaurant.
   */
  sector: string;
  /**
   * Id of the restaurant.
   */
  hutId: string;
  /**
   * What the restaurant is called.
   */
  hutName: string;
  /**
   * How the food comes to them.
   */
  disposition: 'delivery' | 'collection';
  /**
   * When it is wanted, in milliseconds since 1970; absent: as soon as possible.
   */
  time?: number;
  /**
   * What the others call them.
   */
  hostName: string;
  /**
   * When it ends by itself.
   */
  endsAt: string;
  /**
   * The caller among the participants.
   */
  me?: string;
  /**
   * Who has joined, the first first; nobody for who has not.
   */
  people: GroupPerson[];
}

/**
 * A participant. What they chose is told to the host and to themselves.
 */
export interface GroupPerson {
  /**
   * Names them in calls about their lines; it opens nothing.
   */
  id: string;
  /**
   * What the others call them.
   */
  name: string;
  /**
   * They have chosen all that they want.
   */
  isDone: boolean;
  /**
   * How many things they want.
   */
  count: number;
  /**
   * What they chose, the oldest first.
   */
  lines?: GroupLine[];
}

/**
 * A line of a participant.
 */
export interface GroupLine {
  /**
   * Made by the participant's device.
   */
  id: string;
  choice: SavedChoice;
  /**
   * How many of it.
   */
  count: number;
}
