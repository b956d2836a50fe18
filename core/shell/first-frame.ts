import type { Theme } from '../../schemas/types/theme.ts';
import type { SectorMenu } from '../../schemas/types/http/sector-menu.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { WordTree } from './boot-data.ts';

/** What the first frame of a page is drawn from. */
export interface FirstFrameFacts {
  /** Name of the market. */
  readonly name: string;
  readonly theme: Theme;
  readonly locale: string;
  /** Every text of the locale. */
  readonly words: WordTree;
  /** What the page of a menu shows [SHP-13]. */
  readonly shown?: ShownMenu | undefined;
}

/** A menu for who has no hut, as its page shows it. */
export interface ShownMenu {
  readonly manifest: Manifest;
  readonly menu: SectorMenu;
  /** The category it is kept to. */
  readonly category?: string | undefined;
}

/**
 * The first frames that the build holds: what a page shows before its data comes, as HTML with its styles, for the
 * server to put into the page, so that it is there before any script.
 */
export interface FirstFrames {
  /** Addresses of the pages that have one, with a slash at their end. */
  readonly pages: readonly string[];
  /** The frame of one of these pages, or of a category of the menu; of any other page its header alone. */
  readonly draw: (page: string, facts: FirstFrameFacts) => string;
}

/** Beginning of the addresses of the menu for who has no hut [SHP-13]. */
export const menuPage = '/menu/';

/** The category that an address of that menu names; undefined where it is of no such page, empty where it names none. */
export const menuCategory = (path: string): string | undefined =>
  /^\/menu(?:\/([^/]*))?\/?$/.exec(path)?.slice(1).join('');

/** The part of the shop that an address of ordering names, such as `pizzas`; undefined for every other address. */
export const orderPart = (path: string): string | undefined =>
  /^\/order\/([^/]+)\/?$/.exec(path)?.[1];

/** File of a build that holds its first frames, an ES module with `firstFrames`; below the folder of the build. */
export const firstFramesFile = '.vite/first-frames.mjs';
