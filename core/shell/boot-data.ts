import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Theme } from '../../schemas/types/theme.ts';

/** Wording by area and key; leaves are texts with {{placeholders}}. */
export interface WordTree {
  readonly [key: string]: string | WordTree;
}

/**
 * What the app starts from, which the server writes into the page, or at an address that the page names:
 * the public part of the market's manifest [CST-04], its theme and the words of one locale.
 */
export interface BootData {
  readonly manifest: Manifest;
  readonly theme: Theme;
  readonly locale: string;
  /** Words of the locale with everything missing filled from its base catalogue, then from the first base language [SHL-03]. */
  readonly words: WordTree;
  /** Release the page belongs to [SHL-54]. */
  readonly release: string;
  /** Changes whenever the market's manifest, words, pages or catalogue do [OPR-13]. */
  readonly revision: string;
  /** The draft that the page belongs to, or that its link has ended; absent on what everybody is served [OPR-14]. */
  readonly draft?: DraftNotice;
  /** The page came out of an app's own files: the server may know something newer [HST-01]. */
  readonly isPacked?: boolean;
}

/** What a page tells of a draft. */
export type DraftNotice =
  /** Until when it can be looked at, as an ISO 8601 moment. */
  { readonly kind: 'shown'; readonly until: string } | { readonly kind: 'ended' };

/** Id of the script element that holds the boot data as JSON, or of the link to where they are. */
export const bootDataElementId = 'comanda-boot';
